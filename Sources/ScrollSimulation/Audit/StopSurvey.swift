import ScrollBehavior

/// The facts for a picture of stops: the ways that they are reached, and the traps among them.
package enum StopSurvey {
  /// The reachable offsets on a layout, and the stops that no gesture leaves.
  ///
  /// - Returns: `nil` where the behavior traps or does not return.
  package static func of(
    _ make: @escaping () -> (any ScrollTargetBehavior)?, _ intent: ScrollIntent, _ physics: ScrollPhysics,
    on layout: ScrollLayout, timeLimit: Duration = GuardedThread.timeLimit
  ) -> (Reachability, traps: [Bool])? {
    let subject = AuditSubject(
      intent: intent, physics: physics, isUnitStated: false, environment: EnvironmentValues(),
      timeLimit: timeLimit, maker: make)
    nonisolated(unsafe) var result: (Reachability, traps: [Bool])?
    let thread = GuardedThread(stallLimit: timeLimit) { heartbeat in
      let scene = AuditScene(layout, subject, .normal, heartbeat)
      let reachability = scene.reachability
      let traps = reachability.stops.map { stop in
        scene.still(at: stop).map { AuditCheck.trap.judge(scene, $0) == .fails } ?? false
      }
      result = (reachability, traps)
    }
    return thread.wait() == .finished ? result : nil
  }
}
