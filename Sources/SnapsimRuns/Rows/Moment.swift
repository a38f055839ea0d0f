import ScrollSimulation

/// The content at a moment of a run.
package struct Moment: Equatable, Sendable {
  /// Seconds on the run's clock, which begins at the first lift-off.
  package let time: Double

  /// Points from the leading end.
  package let offset: Double

  /// The content's velocity, in points per second, positive forward.
  package let velocity: Double

  package let phase: Trajectory.Phase

  /// Makes a moment from its time in seconds, its offset in points, and its velocity in points per second.
  package init(time: Double, offset: Double, velocity: Double, phase: Trajectory.Phase) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
  }
}
