import ScrollSimulation

/// When an item was in view, from its first time on.
struct Reveal: Equatable, Sendable {
  let item: Int

  /// When it first shows, in seconds on the run's clock.
  let shown: Double

  /// When the target of the gesture that showed it was known; `nil` for what shows before any gesture.
  let known: Double?

  /// When it is out of sight for good; `nil` if it is in sight at the end.
  var hidden: Double?

  /// Whether the content rests at some time while it is in sight.
  var rests: Bool

  /// When it came back into sight the last time that it did; `nil` if it never did.
  var returned: Double?

  /// How long before it shows the target was known, in seconds.
  var headStart: Double? { known.map { shown - $0 } }
}
