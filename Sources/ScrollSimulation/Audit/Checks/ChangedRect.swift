extension AuditCheck {
  static let changedRect = AuditCheck(
    id: "changed-rect", severity: .warning, sentence: "the target's size is changed",
    assumption: "something reads the target's size after the behavior, as one that wraps it would",
    rule: "The behavior leaves the target's size, unless it sets an anchor to place it by.",
    advice: Advice(
      """
      What reads the target's size afterwards, such as a behavior around this one, gets another \
      size.
      """,
      meantWhere: "nothing reads it.",
      fix: """
        // The origin alone, and not target.rect = CGRect(…).
        target.rect.origin.x = (target.rect.minX / length).rounded() * length
        """),
    scope: .stop,
    judge: { scene, trial in Verdict(change(scene, trial.start) == nil) },
    explain: { scene, trial in change(scene, trial.start) ?? "nothing is changed" })

  private static func change(_ scene: AuditScene, _ start: Double) -> String? {
    for target in scene.answersScrolledAcross(from: start) {
      let size = target.rect.size
      if target.anchor == nil, size != scene.layout.containerSize {
        return
          "from \(start.inSentence) the target's size became \(Double(size.width).inSentence) × "
          + Double(size.height).inSentence
      }
    }
    return nil
  }
}
