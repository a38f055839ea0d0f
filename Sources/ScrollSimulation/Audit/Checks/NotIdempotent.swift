extension AuditCheck {
  static let notIdempotent = AuditCheck(
    id: "not-idempotent", severity: .error, sentence: "asked again at rest, the behavior moves the content",
    rule: """
      Where a gesture has come to rest, a touch without drag and velocity leaves the content, to half a point. \
      (SwiftUI asks at rest too, when the scroll view's size changes.)
      """,
    meaning: "Content that has come to rest moves once more when it is touched, or the device turned.",
    exception: "each touch is to lead on.",
    fix: """
      // A velocity of 0 is neither forward nor backward.
      let x = target.rect.minX / length
      let v = context.velocity.dx
      let page = v == 0 ? x.rounded() : x.rounded(v > 0 ? .up : .down)
      target.rect.origin.x = page * length
      """,
    scope: .pair, isOfMagnets: true,
    judge: { scene, trial in
      let rest = trial.settlement.offset
      guard !scene.layout.isBesideEnd(rest), scene.isNewRest(rest),
        let again = scene.rest(from: rest, after: Gesture())?.offset
      else { return .notJudged }
      if again.isAt(rest) { return .passes }
      return .fails(by: abs(again - rest)) {
        "at rest on \(rest.inSentence), a touch moves it to \(again.inSentence)"
      }
    })
}
