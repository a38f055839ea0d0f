import SnapsimText

/// All combinations of some sweeps, one by one: the last sweep varies fastest.
package struct Combinations {
  private let sweeps: [Sweep]

  /// How many combinations there are; 1 without sweeps.
  package let count: Int

  /// Makes the combinations, or nothing where there are more than a sequence may have numbers.
  package init?(_ sweeps: [Sweep]) {
    guard let count = NumberSequence.product(of: sweeps.map(\.numbers.count)) else { return nil }
    (self.sweeps, self.count) = (sweeps, count)
  }

  /// Hands on some options with each combination put in its place, with its numbers, and the first sweep whose number
  /// differs from the combination before; all after it may differ too.
  package func forEach(
    from options: RunOptions,
    _ body: (_ options: RunOptions, _ numbers: [Double], _ changed: Int) throws -> Void
  ) rethrows {
    let puts = sweeps.map { RunOptions.row(of: $0.option)?.put }
    var (options, changed) = (options, 0)
    var indexes = sweeps.map { _ in 0 }
    var numbers = sweeps.map { _ in 0.0 }
    for _ in 0..<count {
      for index in changed..<numbers.count {
        numbers[index] = sweeps[index].numbers[indexes[index]]
        puts[index]?(&options, numbers[index])
      }
      try body(options, numbers, changed)
      changed = sweeps.count - 1
      while changed >= 0, indexes[changed] + 1 == sweeps[changed].numbers.count {
        indexes[changed] = 0
        changed -= 1
      }
      guard changed >= 0 else { return }
      indexes[changed] += 1
    }
  }
}
