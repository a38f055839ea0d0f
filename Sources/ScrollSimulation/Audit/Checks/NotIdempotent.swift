extension AuditCheck {
  static let notIdempotent = AuditCheck(
    id: "not-idempotent", severity: .error, sentence: "asked again at rest, the behavior moves the content",
    rule: """
      Where a gesture has come to rest, a touch without drag and velocity leaves the content, to half a point. \
      (SwiftUI asks at rest too, when the scroll view's size changes.)
      """,
    scope: .pair,
    judge: { scene, trial in
      let rest = trial.settlement.offset
      guard scene.isNewRest(rest), let again = again(scene, rest) else { return .notJudged }
      return Verdict(abs(again - rest) <= Settlement.tolerance)
    },
    explain: { scene, trial in
      let rest = trial.settlement.offset
      return "at rest on \(rest.inSentence), a touch moves it to \((again(scene, rest) ?? rest).inSentence)"
    },
    demonstrate: { scene, trial in
      ScrollCase(layout: scene.layout, start: trial.settlement.offset, gesture: Gesture())
    })

  private static func again(_ scene: AuditScene, _ rest: Double) -> Double? {
    scene.rest(from: rest, after: Gesture())?.offset
  }
}
