extension AuditCheck {
  static let rightToLeft = AuditCheck(
    id: "right-to-left", severity: .warning,
    sentence: "right-to-left is not the mirror image of left-to-right",
    assumption: SearchedLayout.rightToLeft,
    rule: """
      The same gesture, its signs turned round, rests on the same offset (which counts from the leading end) where the \
      layout direction is turned round, to half a point. Horizontal layouts only.
      """,
    advice: Advice(
      "In Arabic or Hebrew a swipe turns the other way than in English.",
      meantWhere: "the app is never shown right-to-left.",
      fix: """
        // Offsets count from the leading end; the velocity is the screen's.
        let isReversed = context.layoutDirection == .rightToLeft
        let forward = isReversed ? -context.velocity.dx : context.velocity.dx
        """),
    scope: .pair,
    judge: { scene, trial in
      guard let offset = mirrored(scene, trial) else { return .notJudged }
      return Verdict(abs(offset - trial.settlement.offset) <= Settlement.tolerance)
    },
    explain: { scene, trial in
      let here = scene.layout.isReversed ? "right-to-left" : "left-to-right"
      return
        "\(scene.begun(trial))\(here) it rests on \(trial.settlement.offset.inSentence), mirrored on "
        + (mirrored(scene, trial) ?? 0).inSentence
    })

  private static func mirrored(_ scene: AuditScene, _ trial: AuditTrial) -> Double? {
    guard let mirrored = scene.mirrored else { return nil }
    return scene.questions.rest(of: mirrored, from: trial.start, after: trial.gesture.reversed)?.offset
  }
}
