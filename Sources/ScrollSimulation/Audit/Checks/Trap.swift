extension AuditCheck {
  static let trap = AuditCheck(
    id: "trap", severity: .error, sentence: "no gesture leaves a stop",
    rule: """
      From rest on any stop, some gesture (of all drags and flings that are tried, in both directions) comes to rest \
      elsewhere, if there is more than one stop.
      """,
    scope: .stop, effects: [.unreachableStop, .directionDependentStops, .ignoredFling],
    judge: { scene, trial in
      guard scene.layout.reach > 2 * Settlement.tolerance else { return .notJudged }
      return Verdict(
        scene.gestures.contains { entry in
          guard let rest = scene.rest(from: trial.start, after: entry.gesture) else { return true }
          return abs(rest.offset - trial.start) > Settlement.tolerance
        })
    },
    explain: { scene, trial in
      "\(scene.placeName(trial.start)) is never left: each of \(scene.gestures.count) gestures ends there again"
    },
    demonstrate: { scene, trial in
      scene.fling(from: trial.start, isForward: trial.start < scene.layout.reach / 2)
    })
}
