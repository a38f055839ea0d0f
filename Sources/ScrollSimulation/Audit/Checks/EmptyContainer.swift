import ScrollBehavior

extension AuditCheck {
  /// A container without a length, as at the first layout, makes the target NaN or infinite.
  static let emptyContainer = AuditCheck(
    "empty-container", .error, "an empty container makes the target not a finite number",
    rule: """
      Asked about a scroll view whose container is 0 by 0, as one may be at its first layout, with content and without, \
      with nothing proposed and with half the content, the behavior leaves a target whose origin is finite.
      """,
    .axis,
    judge: { scene, _ in Verdict(target(in: scene) == nil) },
    explain: { scene, _ in
      // The sign of what is not a number differs from processor to processor.
      let target = target(in: scene) ?? 0
      return "in a container of 0 the target is \(target.isNaN ? "not a number" : "\(target)")"
    },
    demonstrate: { _, _ in nil })

  /// The first target that is not finite.
  private static func target(in scene: AuditScene) -> Double? {
    guard let behavior = scene.behavior else { return nil }
    let axis = scene.layout.axis
    let length = scene.layout.contentLength
    for (content, proposed) in [(0, 0), (length, 0), (length, length / 2)] {
      for velocity in [0.0, 1200] {
        let rect = CGRect(origin: .zero, size: .zero)
        var target = ScrollTarget(rect: rect)
        target.setOffset(proposed, along: axis)
        let context = ScrollTargetBehaviorContext(
          originalTarget: ScrollTarget(rect: rect),
          velocity: axis == .horizontal ? CGVector(dx: velocity, dy: 0) : CGVector(dx: 0, dy: velocity),
          contentSize: CGSize(content, along: axis, across: 0),
          containerSize: .zero,
          axes: Axis.Set(axis))
        scene.asksOtherwise()
        behavior.updateTarget(&target, context: context)
        let offset = target.offset(along: axis)
        if !offset.isFinite { return offset }
      }
    }
    return nil
  }
}
