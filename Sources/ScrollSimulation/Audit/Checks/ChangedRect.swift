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

  private static func change(_ scene: AuditScene, _ start: Double) -> String? {
    guard let behavior = scene.behavior else { return nil }
    let layout = scene.layout
    for velocity in [0.0, -1200, 1200] {
      guard let settlement = try? scene.settle(from: start, Gesture(velocity: velocity)) else { continue }
      let question = PublicQuestion.scrolledAcross(
        on: layout, from: start, to: settlement.proposed,
        velocity: 1000 * settlement.velocity * (layout.isReversed ? -1 : 1),
        environment: scene.settling.environment)
      scene.asksOtherwise()
      let target = question.answer(of: behavior)
      if target.anchor == nil, target.rect.size != layout.containerSize {
        let size = target.rect.size
        return
          "from \(start.inSentence) the target's size became \(Double(size.width).inSentence) × "
          + Double(size.height).inSentence
      }
      let across = target.offset(along: layout.axis.across)
      if across != PublicQuestion.crossOffset {
        return "from \(start.inSentence) the offset on the other axis became "
          + "\(across.inSentence), and was \(PublicQuestion.crossOffset.inSentence)"
      }
    }
    return nil
  }
}
