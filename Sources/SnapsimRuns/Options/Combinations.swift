import SnapsimText

/// All combinations of some sweeps, one by one: the last sweep varies fastest.
package struct Combinations {
  private let sweeps: [Sweep]
  private var indexes: [Int]

  /// How many combinations there are; 1 without sweeps.
  package let count: Int

  /// Makes the combinations, or nothing where there are more than a sequence may have numbers.
  package init?(_ sweeps: [Sweep]) {
    var count = 1
    for sweep in sweeps {
      let (product, overflows) = count.multipliedReportingOverflow(by: sweep.numbers.count)
      guard !overflows, product <= NumberSequence.limit else { return nil }
      count = product
    }
    self.sweeps = sweeps
    self.count = count
    indexes = Array(repeating: 0, count: sweeps.count)
  }

  /// Hands on some options with each combination put in its place.
  package func forEach(from options: RunOptions, _ body: (RunOptions) throws -> Void) rethrows {
    try forEach(from: options) { options, _, _ in try body(options) }
  }

  /// Hands on some options with each combination put in its place, with its numbers, and the first sweep whose number
  /// differs from the combination before; all after it may differ too.
  package func forEach(
    from options: RunOptions,
    _ body: (_ options: RunOptions, _ numbers: [Double], _ changed: Int) throws -> Void
  ) rethrows {
    var (options, combinations, changed) = (options, self, 0)
    var numbers = Array(repeating: 0.0, count: sweeps.count)
    let puts = sweeps.map { RunOptions.row(of: $0.option)?.put }
    for _ in 0..<count {
      combinations.write(to: &numbers)
      for index in changed..<numbers.count { puts[index]?(&options, numbers[index]) }
      try body(options, numbers, changed)
      changed = combinations.advance()
    }
  }

  /// The numbers of the current combination, one per sweep.
  package func write(to numbers: inout [Double]) {
    for index in sweeps.indices { numbers[index] = sweeps[index].numbers[indexes[index]] }
  }

  /// Goes to the next combination.
  ///
  /// - Returns: the first sweep whose number has changed; all after it may have too.
  mutating func advance() -> Int {
    var index = sweeps.count - 1
    while index >= 0 {
      indexes[index] += 1
      if indexes[index] < sweeps[index].numbers.count { return index }
      indexes[index] = 0
      index -= 1
    }
    return 0
  }
}
