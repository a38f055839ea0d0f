import ScrollBehavior

/// What can be told of a behavior before it is asked about gestures; looked at with care, as to make it may trap.
struct FirstLook {
  var intent = ScrollIntent.unstated
  var alignment: UnitPoint?

  /// Whether each call of the maker hands out the same object, which only one thread may then ask.
  var isShared = false

  /// The axes on which it moves targets; both where it moves none.
  var axes: Axis.Set = [.horizontal, .vertical]

  init(_ make: @escaping () -> (any ScrollTargetBehavior)?, timeLimit: Duration) {
    nonisolated(unsafe) let make = make
    nonisolated(unsafe) var look = self
    let thread = GuardedThread(stallLimit: timeLimit) { heartbeat in
      let behavior = make()
      look.intent = .stated(by: behavior)
      look.alignment = (behavior?.unwrapped as? any AnchoredScrollTargetBehavior)?.alignment
      if let behavior, let other = make(), type(of: behavior) is AnyClass {
        look.isShared = (behavior as AnyObject) === (other as AnyObject)
      }
      if let behavior { look.axes = Self.axes(behavior, heartbeat) }
    }
    // What traps here traps again in the search, which tells where.
    if thread.wait() == .finished { self = look }
  }

  /// The axes on which a behavior moves some target; both where it moves none.
  private static func axes(_ behavior: any ScrollTargetBehavior, _ heartbeat: Heartbeat) -> Axis.Set {
    let axes = [Axis.horizontal, .vertical].filter { axis in
      let bounds = axis == .horizontal ? 390.0 : 844
      guard let layout = try? ScrollLayout(axis: axis, bounds: bounds, crossBounds: 1234 - bounds) else {
        return true
      }
      let settling = Settling(layout, behavior: behavior)
      return [0, bounds, 1.3 * bounds, layout.reach].contains { start in
        GestureSpace(layout, .sparse).entries.contains { entry in
          heartbeat.beat()
          guard let settlement = try? settling.settle(from: start, entry.gesture) else { return true }
          return settlement.target != settlement.proposed
        }
      }
    }
    return axes.isEmpty ? [.horizontal, .vertical] : axes.reduce(into: []) { $0.insert(Axis.Set($1)) }
  }
}
