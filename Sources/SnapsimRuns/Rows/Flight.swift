import ScrollSimulation

/// One gesture on the clock of its run: from lift-off until the content rests or is caught.
///
/// The clock begins at the first lift-off. A drag takes no time, as the model knows only how far it leads; so the next
/// gesture lifts off the moment the one before rests or is caught, or `after=` seconds later where that is past its rest.
package struct Flight {
  package let index: Int
  package let gesture: Gesture
  package let settlement: Settlement
  package let trajectory: Trajectory

  /// When the finger lifts, in seconds on the clock.
  package let liftOff: Double
  package let length: Double

  /// Whether the next gesture catches the content before it rests.
  package let isCaught: Bool
  package let isLast: Bool

  /// When the content rests or is caught, in seconds on the clock.
  package var end: Double { liftOff + length }

  /// The moment some seconds after lift-off; from the length on, the rest.
  package func moment(_ time: Double, reach: Double) -> Moment {
    Moment(
      time: time >= length ? end : liftOff + time,
      offset: trajectory.position(at: min(time, length)),
      velocity: trajectory.velocity(at: min(time, length)),
      phase: trajectory.phase(at: min(time, length), reach: reach))
  }
}

extension Run {
  /// Settles the gestures and puts each on the clock.
  package func fly(_ body: (Flight) throws -> Void) throws {
    let (gestures, count) = (gestures, gestures.count)
    var liftOff = 0.0
    try settle { (index, gesture, settlement) throws in
      let trajectory = settlement.trajectory
      let after = index + 1 < count ? gestures.step(index + 1).after : nil
      let flight = Flight(
        index: index, gesture: gesture, settlement: settlement, trajectory: trajectory,
        liftOff: liftOff, length: min(after ?? .infinity, trajectory.duration),
        isCaught: after.map { $0 < trajectory.duration } ?? false, isLast: index + 1 == count)
      try body(flight)
      liftOff += after ?? trajectory.duration
    }
  }
}

package struct Moment: Equatable, Sendable {
  /// Seconds on the run's clock, which begins at the first lift-off.
  package let time: Double

  /// Points from the leading end.
  package let offset: Double

  /// The content's velocity, in points per second, positive forward.
  package let velocity: Double

  package let phase: Trajectory.Phase

  package init(time: Double, offset: Double, velocity: Double, phase: Trajectory.Phase) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
  }
}
