import ScrollBehavior

/// A behavior that a recording may follow.
package struct MatchCandidate: Sendable {
  /// How it is named.
  package let spec: String

  /// How many choices lie between it and a default: the fewer, the simpler.
  package let choices: Int

  /// Makes the behavior; `nil` is free deceleration.
  package let make: @Sendable () -> (any ScrollTargetBehavior)?

  /// Makes a candidate.
  package init(
    spec: String, choices: Int, make: @escaping @Sendable () -> (any ScrollTargetBehavior)?
  ) {
    self.spec = spec
    self.choices = choices
    self.make = make
  }
}

/// How a candidate fares with a recording.
package struct MatchResult: Sendable {
  package let candidate: MatchCandidate
  package let setting: MatchSetting

  /// What the behavior says for each row, in points; `nil` where it gives no number.
  package let answers: [Double?]

  /// By how much each answer differs from the log, in points; infinite where there is none.
  package let deviations: [Double]

  /// How many rows it matches within the tolerance.
  package let matched: Int

  /// The rows that it does not match, the worst first.
  package func worst(_ tolerance: Double) -> [Int] {
    deviations.indices.filter { deviations[$0] > tolerance }
      .sorted { (deviations[$1], $0) < (deviations[$0], $1) }
  }
}
