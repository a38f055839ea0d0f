import ScrollSimulation
import SnapsimText

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

  /// The moment some seconds after lift-off, from the length on the rest: seconds on the clock, points from the leading end,
  /// and the content's velocity in points per second, positive forward.
  package func moment(_ time: Double, reach: Double) -> (
    time: Double, offset: Double, velocity: Double, phase: Trajectory.Phase
  ) {
    let own = min(time, length)
    return (
      time >= length ? end : liftOff + time, trajectory.position(at: own), trajectory.velocity(at: own),
      trajectory.phase(at: own, reach: reach)
    )
  }

  /// One frame of a 60 Hz screen, in seconds.
  package static let frame = 1.0 / 60

  /// Hands on all multiples of an interval strictly between two times, in seconds, in order.
  ///
  /// One that is nearer to either than a millionth of the interval is left out as the same instant.
  package static func forEachInstant<E>(
    every interval: Double, after start: Double, before end: Double, _ body: (Double) throws(E) -> Void
  ) throws(E) {
    // An instant is index · numerator / denominator, so that those of 0.1 have 0.3 among them, not 0.30000000000000004.
    var (numerator, denominator) = (1.0, (1 / interval).rounded())
    if 1 / denominator != interval {
      if let scale = NumberSequence.scale(of: [interval]) {
        (numerator, denominator) = ((interval * scale).rounded(), scale)
      } else {
        (numerator, denominator) = (interval, 1)
      }
    }
    let margin = numerator / denominator / 1e6
    var index = max(0, (start * denominator / numerator).rounded(.down))
    // They are counted exactly up to here.
    while index < 0x1p53 {
      let time = index * numerator / denominator
      if time >= end - margin { return }
      if time > start + margin { try body(time) }
      index += 1
    }
  }
}

extension Run {
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
