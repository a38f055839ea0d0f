extension AuditCheck {
  static let rightToLeft = AuditCheck(
    id: "right-to-left", severity: .warning,
    sentence: "right-to-left is not the mirror image of left-to-right",
    assumption: SearchedLayout.rightToLeft,
    rule: """
      The same gesture, its signs turned round, rests on the same offset (which counts from the leading end) where the \
      layout direction is turned round, to half a point. Horizontal layouts only.
      """,
    meaning: "In Arabic or Hebrew a swipe turns the other way than in English.",
    exception: "the app is never shown right-to-left.",
    fix: """
      // Offsets count from the leading end; the velocity is the screen's.
      let isReversed = context.layoutDirection == .rightToLeft
      let forward = isReversed ? -context.velocity.dx : context.velocity.dx
      """,
    scope: .pair,
    judge: { scene, trial in
      guard let mirrored = scene.mirrored,
        let rest = scene.questions.rest(of: mirrored, from: trial.start, after: trial.gesture.reversed)
      else { return .notJudged }
      if rest.offset.isAt(trial.settlement.offset) { return .passes }
      return .fails {
        let here = scene.layout.isReversed ? "right-to-left" : "left-to-right"
        return "\(scene.begun(trial))\(here) it rests on \(trial.settlement.offset.inSentence), mirrored on "
          + rest.offset.inSentence
      }
    })
}
