extension AuditCheck {
  static let movesAtRest = AuditCheck(
    id: "moves-at-rest", severity: .error, sentence: "a touch that drags nothing moves the content",
    rule: """
      At the untouched start, and at rest on each stop that some row of gestures in one direction rests on, a touch \
      without drag and velocity leaves the content, to half a point. Without stops the start is not judged to which a \
      swipe back does not lead, if content rests where the touch moves it.
      """,
    meaning: "A finger is put down and lifted, and the content moves.",
    exception: "content is to leave a place at the first touch.",
    fix: """
      let moved = target.rect.minX - context.originalTarget.rect.minX
      guard abs(moved) > 0.5 else { return }
      """,
    scope: .stop, effects: [.notIdempotent],
    judge: { scene, trial in
      guard scene.layout.reach > 0, scene.isLedTo(trial.start),
        let rest = scene.rest(from: trial.start, after: Gesture())?.offset
      else { return .notJudged }
      if rest.isAt(trial.start) { return .passes }
      if !scene.grid.hasStops, trial.start <= 0, !scene.isLedBack, scene.isStop(rest) { return .notJudged }
      return .fails(by: abs(rest - trial.start)) {
        "at rest on \(scene.placeName(trial.start)), a touch moves it to \(rest.inSentence)"
      }
    })
}

extension AuditScene {
  /// Whether a swipe back from near the start leads there.
  fileprivate var isLedBack: Bool {
    let swipe = swipe(from: min(200, layout.reach), isForward: false)
    return rest(from: swipe.start, after: swipe.gesture).map { $0.offset <= Settlement.tolerance } ?? true
  }
}
