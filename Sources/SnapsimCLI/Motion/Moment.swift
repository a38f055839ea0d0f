import ScrollSimulation

/// Where the content is at a moment of a run.
struct Moment: Equatable {
  /// Seconds on the run's clock, which begins at the first lift-off.
  let time: Double

  /// Points from the leading end.
  let offset: Double

  /// The content's velocity, in points per second, positive forward.
  let velocity: Double

  let phase: Trajectory.Phase

  /// What stands in a column of a trace.
  func cell(_ column: Column) -> Cell {
    switch column {
    case .time: .number(time)
    case .offset: .number(offset)
    case .velocity: .number(velocity)
    case .phase: .text(phase.rawValue)
    default: .missing
    }
  }
}
