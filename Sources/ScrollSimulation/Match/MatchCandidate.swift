import ScrollBehavior

/// A behavior that a recording may follow.
package struct MatchCandidate: Sendable {
  package let spec: String

  /// How many choices lie between it and a default: the fewer, the simpler.
  package let choices: Int

  package let make: @Sendable () -> (any ScrollTargetBehavior)?

  package init(
    spec: String, choices: Int, make: @escaping @Sendable () -> (any ScrollTargetBehavior)?
  ) {
    self.spec = spec
    self.choices = choices
    self.make = make
  }
}
