import ScrollBehavior

extension AuditCheck {
  /// A strong fling turns no page.
  static let ignoredFling = AuditCheck(
    "ignored-fling", .error, "a strong fling turns no page",
    rule: """
      A fling of at least 2000 pt/s that begins at rest on a stop, with a drag in the same direction or none, comes to \
      rest further on, unless it begins at the end it goes to.
      """,
    .gesture,
    judge: { scene, trial in
      guard trial.entry.isStrongFling, trial.isFromStop else { return .notJudged }
      let room = trial.entry.heading > 0 ? scene.layout.reach - trial.start : trial.start
      guard room > 2 * AuditGrid.tolerance else { return .notJudged }
      return Verdict(trial.advance > AuditGrid.tolerance)
    },
    explain: { scene, trial in
      "a fling of \(abs(trial.entry.gesture.velocity).inSentence) pt/s from \(scene.placeName(trial.start)) "
        + "rests on \(trial.settlement.offset.inSentence)"
    })
}
