/// The second version of a published custom paging: the distance to the proposal decides.
///
/// | distance from the start to the proposal | rests on |
/// |---|---|
/// | more than a third of the container | one container from the start, in the proposal's direction |
/// | no more | the start |
///
/// Good for: one page per gesture, with a threshold that a short drag does not reach, whatever its velocity's unit or the
/// layout direction. Known to be wrong with it: caught mid-flight, it keeps the odd start for ever; after a partial last page every
/// page on the way back is off by the same part; and it asks for targets past the ends. All kept.
public struct DistancePagingBehavior: ScrollTargetBehavior {
  /// Makes the behavior.
  public init() {}

  /// Moves the target one container from the start, or back to it.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      let start = context.originalTarget.offset(along: axis)
      let proposed = target.offset(along: axis)
      let container = context.containerSize.length(along: axis)
      let page = proposed > start ? container : -container
      target.setOffset(abs(start - proposed) > container / 3 ? start + page : start, along: axis)
    }
  }
}

extension ScrollTargetBehavior where Self == DistancePagingBehavior {
  /// One container in the direction of a proposal more than a third of the container away.
  public static var distancePaging: DistancePagingBehavior { DistancePagingBehavior() }
}

extension DistancePagingBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "distance-paging", summary: "published version 2: one container past a third of it",
    rule:
      "As published: more than a third of the container from start to proposal goes one container that way, anything "
      + "less back to the start.",
    faults:
      "Caught in flight it keeps the odd start; after a partial last page every page on the way back is off by the "
      + "same part. All kept.",
    examples: [
      (
        "snapsim --behavior distance-paging --offset 100 --velocity -1200 --print offset,misalignment",
        "offset: 490\nmisalignment: 100"
      )
    ]
  ) { _ in Self() }

  /// One container per gesture.
  public var scrollIntent: ScrollIntent { .oneContainer }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    let distance = abs(context.originalTarget.offset(along: axis) - target.offset(along: axis))
    let container = context.containerSize.length(along: axis)
    let comparison = "\(distance.inSentence) from the start to the proposal"
    let threshold = "a third of the container, \((container / 3).inSentence)"
    return distance > container / 3
      ? "distance-paging: \(comparison), more than \(threshold), so one container (\(container.inSentence)) from the start"
      : "distance-paging: \(comparison), not more than \(threshold), so back to the start"
  }
}
