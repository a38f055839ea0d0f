/// The first version of a published custom paging: the direction of the velocity decides, and nothing else.
///
/// | context.velocity | rests on |
/// |---|---|
/// | positive | one container beyond the start |
/// | negative | one container before the start |
/// | zero | the proposal, wherever that is |
///
/// Good for: a clear answer to every flick, on the container's own grid. Known to be wrong with it: let go at rest, it
/// stays between pages; caught mid-flight, it keeps the odd start for ever; the slowest drift turns a page; it asks for
/// targets past the ends; and it takes the sign of the velocity for a direction, which is wrong in right-to-left
/// layouts. All kept.
public struct VelocityPagingBehavior: ScrollTargetBehavior {
  /// Makes the behavior.
  public init() {}

  /// Moves the target one container from the start.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      let velocity = context.velocity(along: axis)
      guard velocity != 0 else { return }
      let start = context.originalTarget.offset(along: axis)
      let page = context.containerSize.length(along: axis)
      target.setOffset(start + (velocity > 0 ? page : -page), along: axis)
    }
  }
}

extension ScrollTargetBehavior where Self == VelocityPagingBehavior {
  /// One container in the direction of the velocity.
  public static var velocityPaging: VelocityPagingBehavior { VelocityPagingBehavior() }
}

extension VelocityPagingBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "velocity-paging", summary: "published version 1: one container in the velocity's direction",
    rule:
      "As published: a positive context.velocity goes one container forward from the start, a negative one back, and "
      + "zero leaves the proposal alone.",
    faults:
      "Let go at rest it stays between pages; caught in flight it keeps the odd start; the slowest drift turns a "
      + "page; right to left it goes the wrong way. All kept.",
    examples: [
      ("snapsim --behavior velocity-paging --layout-direction rtl --page 3 --velocity 1200 --print page", "2")
    ]
  ) { _ in Self() }

  /// One container per gesture.
  public var scrollIntent: ScrollIntent { .oneContainer }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    let velocity = context.velocity(along: axis)
    let container = context.containerSize.length(along: axis).inSentence
    guard velocity != 0 else { return "velocity-paging: a velocity of 0, so the proposal stands" }
    return "velocity-paging: a velocity of \(velocity.inSentence), so one container (\(container)) "
      + (velocity > 0 ? "beyond the start" : "before the start")
  }
}
