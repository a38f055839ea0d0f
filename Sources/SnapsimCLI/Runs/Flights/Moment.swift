import ScrollSimulation

/// Where the content is at a moment of a run.
struct Moment: Equatable, Sendable {
  /// Seconds on the run's clock, which begins at the first lift-off.
  let time: Double

  /// Points from the leading end.
  let offset: Double

  /// The content's velocity, in points per second, positive forward.
  let velocity: Double

  let phase: Trajectory.Phase
}
