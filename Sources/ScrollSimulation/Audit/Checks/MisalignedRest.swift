extension AuditCheck {
  package static let misalignedRest = AuditCheck(
    id: "misaligned-rest", severity: .error, sentence: "content comes to rest between stops",
    rule: """
      After every gesture, begun at rest on a stop or anywhere between, the offset is within half a point of a stop of \
      the grid that the behavior is meant to rest on, or of an end.
      """,
    advice: Advice(
      "The screen shows a part of one page and a part of the next.",
      meantWhere: """
        content may rest anywhere (--intent free), or on other places than the items (--intent \
        multiple=56).
        """,
      fix: """
        // length: an item and its spacing; for pages the container, not the screen.
        let end = max(0, context.contentSize.width - context.containerSize.width)
        let x = (target.rect.minX / length).rounded() * length
        target.rect.origin.x = min(max(0, x), end)
        """),
    scope: .gesture,
    judge: { scene, trial in
      guard scene.grid.judgesRests else { return .notJudged }
      return Verdict(scene.misalignment(trial.settlement) <= Settlement.tolerance)
    },
    explain: { scene, trial in
      let offset = trial.settlement.offset
      let distance = abs(scene.grid.misalignment(offset)).inSentence
      let place =
        isOfOtherAnchor(scene) ? "where the nearest item is \(anchorName(scene))" : "the nearest stop"
      return "\(scene.begun(trial))it rests on \(offset.inSentence), \(distance) pt from \(place)"
    })

  private static func anchor(_ scene: AuditScene) -> Double {
    scene.intent.anchor?.fraction(along: scene.layout.axis) ?? 0
  }

  private static func isOfOtherAnchor(_ scene: AuditScene) -> Bool {
    [nil, .free].contains(scene.intent.grid) && anchor(scene) != 0
      && anchor(scene) != scene.behavior?.alignment(along: scene.layout.axis) ?? 0
  }

  private static func anchorName(_ scene: AuditScene) -> String {
    anchor(scene) == 0.5 ? "centered" : "aligned by its trailing edge"
  }
}
