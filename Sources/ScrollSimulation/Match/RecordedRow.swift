import ScrollBehavior

/// One row of a recording: what a scroll view was asked or went through, and what came of it.
///
/// Offsets and lengths are in points along the axis that scrolls, velocities as they were logged, in a unit that may be
/// either.
package struct RecordedRow: Sendable {
  /// What came of it.
  package enum Outcome: Sendable {
    /// What a behavior made of the proposal.
    case target(Double)

    /// Where the content came to rest.
    case rest(Double)

    /// The offset.
    package var offset: Double {
      switch self {
      case .target(let offset), .rest(let offset): offset
      }
    }
  }

  /// What a behavior was asked: everything that its context told.
  package struct Call: Sendable {
    package var proposed: Double

    /// The length of the proposed rectangle, and the point of it that is aligned; as of a scroll by a program.
    package var length: Double?
    package var anchor: Double?

    /// Where the finger lifted; `nil` where the log does not say.
    package var released: Double?

    /// The content's velocity as `context.velocity` told it, positive to the right or down.
    package var velocity: Double

    /// Makes a question.
    package init(proposed: Double, velocity: Double) {
      self.proposed = proposed
      self.velocity = velocity
    }
  }

  /// What it is a row of.
  package enum Event: Sendable {
    /// A behavior was asked.
    case call(Call)

    /// A finger dragged, and lifted with a velocity; both are the finger's.
    case gesture(Gesture)
  }

  /// The number of its line in the log, from 1.
  package let line: Int

  /// The offset at which it began.
  package let start: Double

  package let event: Event
  package let outcome: Outcome

  /// The scroll view, but for the insets below.
  package let layout: ScrollLayout

  /// By how much the bounds are longer than those of the layout, in points; `nil` where the log does not tell.
  package let insets: Double?

  /// Makes a row.
  package init(
    line: Int, start: Double, event: Event, outcome: Outcome, layout: ScrollLayout, insets: Double?
  ) {
    self.line = line
    self.start = start
    self.event = event
    self.outcome = outcome
    self.layout = layout
    self.insets = insets
  }

  /// The velocity, as it was logged: the content's for a call, the finger's for a gesture.
  package var velocity: Double {
    switch event {
    case .call(let call): call.velocity
    case .gesture(let gesture): gesture.velocity
    }
  }

  /// How fast it was, in points per second, given the unit of the log.
  package func speed(_ unit: ScrollPhysics.VelocityUnit) -> Double {
    abs(velocity) * (unit == .perSecond ? 1 : 1000)
  }

  /// Whether the content moved forward as the finger lifted, in the sense in which offsets grow; `nil` at no speed.
  package var isForward: Bool? {
    guard velocity != 0 else { return nil }
    let isCall = if case .call = event { true } else { false }
    return (velocity > 0) == (isCall != layout.isReversed)
  }

  /// Whether a finger had a part in it, rather than a program or a new size.
  package var isGesture: Bool {
    guard case .call(let call) = event else { return true }
    return call.velocity != 0 || call.proposed != start && call.anchor == nil
  }
}
