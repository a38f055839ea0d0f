import ScrollSimulation

/// A behavior under the spec that named it.
struct NamedBehavior: Sendable {
  let spec: String

  /// Makes the behavior, afresh for each thread that uses it; `nil` is free deceleration.
  ///
  /// One thread asks what is the user's, several what is ours.
  let make: @Sendable () -> (any ScrollTargetBehavior)?

  /// Whether it leaves targets alone where no items are scroll targets.
  let needsItems: Bool

  /// Whether its code is the user's, which may crash or not come back.
  var isForeign = false
}
