import ScrollSimulation

/// One axis of what a behavior is asked, as faulty behaviors here see it.
struct AskedAxis {
  let axis: Axis
  let start: Double
  let proposed: Double

  /// The component of `context.velocity`, whatever the layout direction.
  let velocity: Double

  /// The same along the content, where forward is positive in right-to-left too.
  var forward: Double { isRightToLeft ? -velocity : velocity }
  let container: Double
  let content: Double
  let isRightToLeft: Bool

  /// Moves a target along each axis that scrolls, by SwiftUI's words alone, as an app's behavior has no others.
  static func change(
    _ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext, by rule: (AskedAxis) -> Double
  ) {
    let (start, velocity) = (context.originalTarget.rect.origin, context.velocity)
    let (container, content) = (context.containerSize, context.contentSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = rule(
        AskedAxis(
          axis: .horizontal, start: start.x, proposed: target.rect.origin.x, velocity: velocity.dx,
          container: container.width, content: content.width,
          isRightToLeft: context.layoutDirection == .rightToLeft))
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = rule(
        AskedAxis(
          axis: .vertical, start: start.y, proposed: target.rect.origin.y, velocity: velocity.dy,
          container: container.height, content: content.height, isRightToLeft: false))
    }
  }

  var reach: Double { max(0, content - container) }

  /// The container's multiples and the end.
  var last: Int { container > 0 ? Int(max(0, ((reach - 1e-6) / container).rounded(.up))) : 0 }

  func stop(_ page: Int) -> Double { min(Double(min(max(page, 0), last)) * container, reach) }

  func page(nearest offset: Double) -> Int {
    let whole = container > 0 ? Int(min(max((offset / container).rounded(.down), 0), Double(last))) : 0
    // The end may lie nearer than the next multiple.
    let candidates = [whole, min(whole + 1, last), last]
    return candidates.min { abs(stop($0) - offset) < abs(stop($1) - offset) } ?? 0
  }

  /// Whether it is asked at rest.
  var isTouch: Bool { proposed == start && velocity == 0 }

  /// Whether the gesture began on a stop.
  var isOnStop: Bool { abs(stop(page(nearest: start)) - start) < 0.5 }

  /// A right paging, by another rule than those of the sources: the page nearest to the proposal, at most one from the
  /// start's, and the next one where a fifth of a page is exceeded.
  var rightPage: Int {
    guard container > 0 else { return 0 }
    let from = page(nearest: start)
    let to = page(nearest: proposed)
    if to != from { return to > from ? from + 1 : from - 1 }
    let moved = proposed - start
    if isOnStop, abs(moved) > 0.2 * container { return min(max(from + (moved > 0 ? 1 : -1), 0), last) }
    return from
  }

  var right: Double { stop(rightPage) }

  /// As many times as far from the start's page as the right paging goes.
  func right(times: Int) -> Double {
    let from = page(nearest: start)
    return stop(from + times * (rightPage - from))
  }

  /// The page behind that of the start, or the one before it.
  func next(isForward: Bool) -> Double { stop(page(nearest: start) + (isForward ? 1 : -1)) }

  /// The proposal in containers, if there is one.
  var position: Double { container > 0 ? proposed / container : 0 }

  /// The nearest of some stops, within the content.
  func nearest(of stops: [Double]) -> Double {
    min(reach, stops.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0)
  }
}

/// A behavior that is a closure: what becomes of one axis.
struct Ruled: IntentionalScrollTargetBehavior {
  var scrollIntent = ScrollIntent(.container, atMost: 1)

  /// Whether scrolls by the program are left alone.
  var leavesPrograms = true
  var besides: (inout ScrollTarget) -> Void = { _ in }
  let rule: (AskedAxis) -> Double

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if leavesPrograms, target.anchor != nil { return }
    AskedAxis.change(&target, context, by: rule)
    besides(&target)
  }
}

/// A behavior without an intent that is a closure: what becomes of a target.
struct Moving: ScrollTargetBehavior {
  let move: @Sendable (inout ScrollTarget, ScrollTargetBehaviorContext) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { move(&target, context) }
}

extension Ruled {
  /// Goes to the nearest of the pages that a lazy stack has laid out.
  static func nearestLaidOut(mostPages: Double) -> any ScrollTargetBehavior {
    BehaviorOnScreen(following: ["itemEdgesLaidOut"]) {
      let laidOut = BehaviorOnScreen.screen.laidOut
      return Ruled(scrollIntent: ScrollIntent(.container)) { asked in
        let pages = (0...asked.last).filter {
          asked.stop($0) <= laidOut && abs(asked.stop($0) - asked.start) <= mostPages * asked.container
        }
        return asked.nearest(of: pages.map(asked.stop))
      }
    }
  }

  /// Pages of a length of the screen that was measured as the view appeared.
  static func appearedPages(_ length: @escaping @Sendable (CGSize) -> Double) -> any ScrollTargetBehavior {
    BehaviorOnScreen(following: ["appeared"]) {
      let screen = BehaviorOnScreen.screen
      let page = length((screen.appeared ?? screen.frame).size)
      return Ruled(scrollIntent: ScrollIntent(.container)) { asked in
        page > 0 ? min(max((asked.proposed / page).rounded() * page, 0), asked.reach) : 0
      }
    }
  }
}

extension ScrollLayout {
  /// Equal items of the container's length.
  static func pages(_ count: Int, axis: Axis = .horizontal) throws -> ScrollLayout {
    try ScrollLayout(axis: axis, content: .stack(ItemStack(count: count)))
  }

  /// Content below one another, in a view as wide as a phone.
  static func upright(_ bounds: Double, _ content: Content) throws -> ScrollLayout {
    try ScrollLayout(axis: .vertical, bounds: bounds, crossBounds: 390, content: content)
  }

  static func rows(_ length: Double) throws -> ScrollLayout {
    try ScrollLayout(content: .stack(ItemStack(count: 100, length: .points(length))))
  }
}

extension Audit {
  /// The names of what was found, with what has the same cause.
  var ids: Set<String> { Set(findings.flatMap { [$0] + $0.also }.map(\.id)) }

  /// What is worth a look: the errors and the warnings.
  var faults: [Finding] { findings.filter { $0.severity != .note } }
}
