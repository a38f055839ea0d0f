import ScrollBehavior

extension Audit {
  /// The one axis on which a behavior was seen to move targets.
  ///
  /// - Parameters:
  ///   - make: makes the behavior.
  ///   - physics: the constants of motion.
  ///   - timeLimit: how long a call of the behavior may take.
  /// - Returns: `nil` where it moves them on both axes or on none, or does not come back.
  package static func soleAxis(
    of make: @escaping () -> (any ScrollTargetBehavior)?, _ physics: ScrollPhysics,
    timeLimit: Duration = GuardedThread.timeLimit
  ) -> Axis? {
    let look = FirstLook(
      make, intent: nil, physics: physics, environment: EnvironmentValues(), timeLimit: timeLimit)
    guard let learned = look.learned, !learned.isReporter, learned.seen.count == 1 else { return nil }
    return learned.seen[0].axis
  }
}
