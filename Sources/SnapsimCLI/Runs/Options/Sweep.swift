/// An option with several numbers, each of which is tried.
struct Sweep: Equatable, Sendable {
  let option: Option
  let numbers: NumberSequence
}

/// All combinations of some sweeps, one by one: the last sweep varies fastest.
struct Combinations {
  private let sweeps: [Sweep]
  private var indexes: [Int]

  /// How many combinations there are; 1 without sweeps.
  let count: Int

  /// Makes the combinations, or nothing where there are more than a sequence may have numbers.
  init?(_ sweeps: [Sweep]) {
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

  /// The numbers of the current combination, one per sweep.
  func write(to numbers: inout [Double]) {
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
