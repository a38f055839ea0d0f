extension AuditCheck {
  static let movesAtRest = AuditCheck(
    id: "moves-at-rest", severity: .error, sentence: "a touch that drags nothing moves the content",
    rule: """
      At the untouched start, and at rest on each stop that some row of gestures in one direction rests on, a touch \
      without drag and velocity leaves the content, to half a point.
      """,
    advice: Advice(
      "A finger is put down and lifted, and the content moves.",
      meantWhere: "content is to leave a place at the first touch.",
      fix: """
        let moved = target.rect.minX - context.originalTarget.rect.minX
        guard abs(moved) > 0.5 else { return }
        """),
    scope: .stop, effects: [.notIdempotent],
    judge: { scene, trial in
      guard scene.layout.reach > 0, scene.isLedTo(trial.start), let rest = rest(scene, trial.start) else {
        return .notJudged
      }
      return Verdict(abs(rest - trial.start) <= Settlement.tolerance)
    },
    explain: { scene, trial in
      "at rest on \(scene.placeName(trial.start)), a touch moves it to "
        + (rest(scene, trial.start) ?? trial.start).inSentence
    })

  private static func rest(_ scene: AuditScene, _ stop: Double) -> Double? {
    scene.rest(from: stop, after: Gesture())?.offset
  }
}
