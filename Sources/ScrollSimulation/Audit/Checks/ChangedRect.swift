extension AuditCheck {
  static let changedRect = AuditCheck(
    id: "changed-rect", severity: .warning, sentence: "the target's size is changed",
    assumption: "something reads the target's size after the behavior, as one that wraps it would",
    rule: "The behavior leaves the target's size, unless it sets an anchor to place it by.",
    meaning: """
      What reads the target's size afterwards, such as a behavior around this one, gets another size.
      """,
    exception: "nothing reads it.",
    fix: """
      // The origin alone, and not target.rect = CGRect(…).
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
      """,
    scope: .stop,
    judge: { scene, trial in
      let sizes = scene.answersScrolledAcross(from: trial.start).filter { $0.anchor == nil }.map(\.rect.size)
      guard let size = sizes.first(where: { $0 != scene.layout.containerSize }) else { return .passes }
      return .fails {
        "from \(trial.start.inSentence) the target's size became \(Double(size.width).inSentence) × "
          + Double(size.height).inSentence
      }
    })
}
