extension AuditCheck {
  package static let otherAxis = AuditCheck(
    id: "other-axis", severity: .warning, sentence: "the target is moved on the other axis",
    assumption: "the view scrolls both ways",
    rule: "The behavior leaves the target's origin on the axis that does not scroll.",
    advice: Advice(
      "In a view that scrolls both ways, the other way jumps.",
      meantWhere: "the view scrolls one way only.",
      fix: """
        // One coordinate, and not target.rect.origin = CGPoint(x: x, y: 0).
        target.rect.origin.x = (target.rect.minX / length).rounded() * length
        """),
    scope: .stop,
    judge: { scene, trial in Verdict(moved(scene, trial.start) == nil) },
    explain: { scene, trial in
      let moved = moved(scene, trial.start) ?? PublicQuestion.crossOffset
      return
        "from \(trial.start.inSentence) the offset on the other axis became \(moved.inSentence), and was "
        + PublicQuestion.crossOffset.inSentence
    })

  /// The first offset on the other axis that is not as it was.
  private static func moved(_ scene: AuditScene, _ start: Double) -> Double? {
    scene.answersScrolledAcross(from: start).map { $0.offset(along: scene.layout.axis.across) }
      .first { $0 != PublicQuestion.crossOffset }
  }
}
