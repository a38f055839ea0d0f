import ScrollBehavior

/// What is compared, and how it is made.
///
/// What it makes stays with the thread that asked for it; several threads call the makers only where that is safe.
struct DifferenceSubject: @unchecked Sendable {
  /// What makes the old one and the new one.
  let makers: [() -> (any ScrollTargetBehavior)?]
  let physics: ScrollPhysics
  let environment: EnvironmentValues

  /// Offsets closer than this, in points, are the same.
  let tolerance: Double

  /// How long a call of a behavior may take.
  let timeLimit: Duration

  /// Makes one of them afresh on a layout.
  func settling(ofNew isNew: Bool, on layout: ScrollLayout) -> Settling {
    Settling(layout, behavior: makers[isNew ? 1 : 0](), physics: physics, environment: environment)
  }

  /// The layouts that fit what one of them was seen to do, where nothing states what it is meant to do.
  func fittingLayouts(_ effort: AuditEffort) -> [ScrollLayout] {
    makers.flatMap { make in
      let look = FirstLook(
        make, intent: nil, physics: physics, environment: environment, timeLimit: timeLimit)
      return (look.learned?.seen ?? []).flatMap { FittingLayouts.layouts($0, effort).map(\.layout) }
    }
  }

  /// Whether a maker hands out the same object again, which only one thread may then ask, and the numbers they hold.
  ///
  /// Looked at with care, as to make a behavior may trap; one that does not come back counts as shared.
  func look() -> (isShared: Bool, numbers: [Double]) {
    nonisolated(unsafe) var look: (isShared: Bool, numbers: [Double]) = (true, [])
    let thread = GuardedThread(stallLimit: timeLimit) { _ in
      let pairs = makers.compactMap { make in make().flatMap { one in make().map { (one, $0) } } }
      look.numbers = pairs.flatMap { HeldState.numbers(of: $0.0) }
      look.isShared = pairs.contains { one, other in
        type(of: one) is AnyClass && (one as AnyObject) === (other as AnyObject)
      }
    }
    return thread.wait() == .finished ? look : (true, [])
  }

  /// How one of the behaviors does not come back from a gesture, as the end of a sentence; `nil` where it does.
  func loss(ofNew isNew: Bool, in shown: AuditCase) -> String? {
    let thread = GuardedThread(stallLimit: timeLimit) { heartbeat in
      heartbeat.beat()
      _ = try? settling(ofNew: isNew, on: shown.layout).settle(from: shown.start, shown.gesture)
    }
    let outcome = thread.wait()
    return outcome == .finished ? nil : outcome.description
  }
}
