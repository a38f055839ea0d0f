import ScrollBehavior

/// A first look at a behavior, before any gesture, on a thread of its own, as making it may trap.
struct FirstLook {
  var intent = ScrollIntent.unstated
  var alignment: UnitPoint?

  /// The members by which it holds the app's state.
  var heldState: [String] = []

  /// Whether each call of the maker hands out the same object, which only one thread may then ask.
  var isShared = false

  /// The learned behavior; `nil` where it was not looked for or did not come back.
  var learned: LearnedBehavior?

  /// Whether it trapped or did not return while it was looked at.
  var isLost = false

  init(
    _ make: @escaping () -> (any ScrollTargetBehavior)?, intent given: ScrollIntent?, physics: ScrollPhysics,
    environment: EnvironmentValues, timeLimit: Duration
  ) {
    guard meet(make, timeLimit) else { return }
    let intent = given ?? intent
    guard intent.grid == nil || intent.axes == nil else { return }
    nonisolated(unsafe) let make = make
    nonisolated(unsafe) let environment = environment
    nonisolated(unsafe) var seen: [[Observation]] = []
    let thread = GuardedThread(stallLimit: timeLimit) { heartbeat in
      guard let behavior = make() else { return }
      seen = [Axis.horizontal, .vertical].map { axis in
        Observation.all(of: behavior, on: axis, physics: physics, environment: environment, heartbeat)
      }
    }
    isLost = thread.wait() != .finished
    // To read what was seen takes none of the time that the behavior is given.
    if !isLost, seen.count == 2 { learned = LearnedBehavior(horizontally: seen[0], vertically: seen[1]) }
  }

  /// Makes the behavior, and reads its own statements.
  ///
  /// - Returns: whether it came back. A trap here comes again in the search, which tells where.
  private mutating func meet(_ make: @escaping () -> (any ScrollTargetBehavior)?, _ timeLimit: Duration)
    -> Bool
  {
    nonisolated(unsafe) let make = make
    nonisolated(unsafe) var look = self
    let thread = GuardedThread(stallLimit: timeLimit) { _ in
      let behavior = make()
      look.intent = .stated(by: behavior)
      look.alignment = behavior?.alignment
      look.heldState = behavior.map { HeldState.members(of: $0.unwrapped) } ?? []
      if let behavior, let other = make(), type(of: behavior) is AnyClass {
        look.isShared = (behavior as AnyObject) === (other as AnyObject)
      }
    }
    guard thread.wait() == .finished else {
      isLost = true
      return false
    }
    self = look
    return true
  }
}
