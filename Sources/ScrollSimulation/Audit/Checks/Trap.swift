extension AuditCheck {
  static let trap = AuditCheck(
    id: "trap", severity: .error, sentence: "no gesture leaves a stop",
    rule: """
      From rest on any stop, some gesture (of all drags and flings that are tried, in both directions) comes to rest \
      elsewhere, if there is more than one stop.
      """,
    meaning: "Once there, no swipe leads away.",
    exception: "only a button is to lead on.",
    fix: """
      // From the end the next page back is the last whole one.
      let end = max(0, context.contentSize.width - context.containerSize.width)
      let start = context.originalTarget.rect.minX
      if start >= end - 1, target.rect.minX < start - length / 3 {
        target.rect.origin.x = ((end - 1) / length).rounded(.down) * length
      }
      """,
    scope: .stop,
    effects: [.unreachableStop, .directionDependentStops, .ignoredFling, .ignoredDrag, .hiddenContent],
    judge: { scene, trial in
      guard scene.layout.reach > 2 * Settlement.tolerance else { return .notJudged }
      let isLeft = scene.gestures.contains { gesture in
        scene.rest(from: trial.start, after: gesture).map { !$0.offset.isAt(trial.start) } ?? true
      }
      if isLeft { return .passes }
      return .fails {
        "\(scene.placeName(trial.start)) is never left: each of \(scene.gestures.count) gestures ends there again"
      } shownBy: {
        scene.swipe(from: trial.start, isForward: trial.start < scene.layout.reach / 2)
      }
    })
}
