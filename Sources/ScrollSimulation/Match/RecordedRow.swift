/// One row of a recording: a question to a scroll view, or a gesture, and its outcome.
///
/// Offsets and lengths are in points along the axis that scrolls, velocities as they were logged, in a unit that may be
/// either.
package struct RecordedRow: Sendable {
  /// A question to a behavior: everything that its context told.
  package struct Call: Sendable {
    package var proposed: Double

    /// The length of the proposed rectangle, and the point of it that is aligned; as of a scroll by a program.
    package var length: Double?
    package var anchor: Double?

    /// The offset at which the finger lifted; `nil` where the log does not say.
    package var released: Double?

    /// The content's velocity as `context.velocity` told it, positive to the right or down.
    package var velocity: Double

    package init(proposed: Double, velocity: Double) { (self.proposed, self.velocity) = (proposed, velocity) }
  }

  /// A question, or a finger's drag and velocity.
  package enum Event: Sendable { case call(Call), gesture(Gesture) }

  /// The number of its line in the log, from 1.
  package let line: Int
  package let start: Double
  package let event: Event

  /// The behavior's target and the offset of the rest; a row has one of them at least.
  package let target: Double?
  package let rest: Double?

  /// The scroll view, but for the insets below: its place among the layouts of the match.
  package let layout: Int

  /// By how much the bounds are longer than those of the layout, in points; `nil` where the log does not tell.
  package let insets: Double?

  package init(
    line: Int, start: Double, event: Event, target: Double?, rest: Double? = nil, layout: Int, insets: Double?
  ) {
    (self.line, self.start, self.event) = (line, start, event)
    (self.target, self.rest) = (target, rest)
    (self.layout, self.insets) = (layout, insets)
  }

  package var outcome: Double { rest ?? target ?? start }

  package var call: Call? { if case .call(let call) = event { call } else { nil } }

  /// The velocity, as it was logged: the content's for a call, the finger's for a gesture.
  package var velocity: Double {
    switch event {
    case .call(let call): call.velocity
    case .gesture(let gesture): gesture.velocity
    }
  }

  /// The speed in points per second, given the unit of the log.
  package func speed(_ unit: ScrollPhysics.VelocityUnit) -> Double {
    abs(velocity) * (unit == .perSecond ? 1 : 1000)
  }

  /// Whether a target and a rest exclude each other: no content rests so far from its target.
  ///
  /// Free content lands 0.1 % of its way short of what it announces; twice that is allowed.
  package func isContradictory(reach: Double, tolerance: Double) -> Bool {
    guard let target, let rest else { return false }
    return abs(min(max(target, 0), reach) - rest) > 2 * tolerance + 0.002 * abs(rest - start)
  }
}
