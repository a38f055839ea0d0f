extension AuditCheck {
  package static let otherAxis = AuditCheck(
    id: "other-axis", severity: .warning, sentence: "the target is moved on the other axis",
    assumption: "the view scrolls both ways",
    rule: "The behavior leaves the target's origin on the axis that does not scroll.",
    meaning: "In a view that scrolls both ways, the other way jumps.",
    exception: "the view scrolls one way only.",
    fix: """
      // One coordinate, and not target.rect.origin = CGPoint(x: x, y: 0).
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
      """,
    scope: .stop,
    judge: { scene, trial in
      let crossOffset = PublicQuestion.crossOffset
      let offsets = scene.answersScrolledAcross(from: trial.start).map {
        $0.offset(along: scene.layout.axis.across)
      }
      guard let moved = offsets.first(where: { $0 != crossOffset }) else { return .passes }
      return .fails {
        "from \(trial.start.inSentence) the offset on the other axis became \(moved.inSentence), and was "
          + crossOffset.inSentence
      }
    })
}
