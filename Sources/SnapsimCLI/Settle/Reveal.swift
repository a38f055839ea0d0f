import ScrollSimulation

/// The times of an item that came into view, in seconds on the run's clock.
struct Reveal: Equatable, Sendable {
  let item: Int

  /// The time at which it first shows.
  let shown: Double

  /// The time at which the target of the gesture that showed it was known; `nil` for items shown before any gesture.
  let known: Double?

  /// The time at which it is out of sight for good; `nil` if it is in sight at the end.
  var hidden: Double?

  /// Whether the content rests at some time while it is in sight.
  var rests: Bool

  /// The time of its last return into sight; `nil` if it never returned.
  var returned: Double?

  /// The seconds from knowing the target to showing the item.
  var headStart: Double? { known.map { shown - $0 } }
}
