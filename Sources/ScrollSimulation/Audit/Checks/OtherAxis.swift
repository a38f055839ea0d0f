extension AuditCheck {
  package static let otherAxis = AuditCheck(
    id: "other-axis", severity: .warning, sentence: "the target is moved on the other axis",
    assumption: "the view scrolls both ways",
    rule: """
      The behavior leaves the target's origin on the other axis, or goes on from where that is: it does not set one offset \
      there.
      """,
    meaning: "In a view that scrolls both ways, the other way jumps.",
    exception: "the view scrolls one way only.",
    fix: """
      // One coordinate, and not target.rect.origin = CGPoint(x: x, y: 0).
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
      """,
    scope: .stop,
    judge: { scene, trial in
      let crossOffset = Settling.crossOffset
      func offsets(across offset: Double) -> [Double] {
        scene.answersScrolledAcross(from: trial.start, by: offset).map {
          $0.offset(along: scene.layout.axis.across)
        }
      }
      let near = offsets(across: crossOffset)
      guard near.contains(where: { $0 != crossOffset }) else { return .passes }
      // What snaps there too goes elsewhere from afar.
      let far = offsets(across: crossOffset + 1.75 * scene.layout.crossContainer)
      guard let moved = zip(near, far).first(where: { $0 != crossOffset && $0 == $1 })?.0 else {
        return .passes
      }
      return .fails {
        "from \(trial.start.inSentence) the offset on the other axis became \(moved.inSentence), and was "
          + crossOffset.inSentence
      }
    })
}
