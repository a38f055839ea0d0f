import ScrollBehavior

extension AuditCheck {
  /// The behavior changes what is not its business: the target's size, or the other axis.
  static let changedRect = AuditCheck(
    "changed-rect", .warning, "the target's size or its other axis is changed",
    rule: """
      The behavior leaves the target's origin on the axis that does not scroll, and its size too unless it sets an \
      anchor to place it by.
      """,
    .stop,
    judge: { scene, trial in Verdict(change(scene, trial.start) == nil) },
    explain: { scene, trial in change(scene, trial.start) ?? "nothing is changed" },
    demonstrate: { _, _ in nil })

  /// An offset on the other axis that nobody would set by chance.
  private static let crossOffset = 7.0

  private static func change(_ scene: AuditScene, _ start: Double) -> String? {
    guard let behavior = scene.behavior else { return nil }
    let layout = scene.layout
    let axis = layout.axis
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    for velocity in [0.0, -1200, 1200] {
      guard let settlement = try? scene.settle(from: start, Gesture(velocity: velocity)) else { continue }
      var original = ScrollTarget(rect: CGRect(origin: .zero, size: layout.containerSize))
      original.setOffset(start, along: axis)
      original.setOffset(crossOffset, along: across)
      var target = original
      target.setOffset(settlement.proposed, along: axis)
      let speed = 1000 * settlement.velocity * (layout.isReversed ? -1 : 1)
      let context = ScrollTargetBehaviorContext(
        originalTarget: original,
        velocity: axis == .horizontal ? CGVector(dx: speed, dy: 0) : CGVector(dx: 0, dy: speed),
        contentSize: layout.contentSize,
        containerSize: layout.containerSize,
        axes: Axis.Set(axis),
        environment: scene.settling.environment)
      scene.asksOtherwise()
      behavior.updateTarget(&target, context: context)
      if target.anchor == nil, target.rect.size != layout.containerSize {
        let size = target.rect.size
        return
          "from \(start.inSentence) the target's size became \(Double(size.width).inSentence) × "
          + Double(size.height).inSentence
      }
      if target.offset(along: across) != crossOffset {
        return "from \(start.inSentence) the offset on the other axis became "
          + "\(target.offset(along: across).inSentence), and was \(crossOffset.inSentence)"
      }
    }
    return nil
  }
}
