extension AuditCheck {
  static let velocityUnit = AuditCheck(
    id: "velocity-unit", severity: .warning,
    sentence: "the decision depends on the unit of context.velocity, which Apple does not document",
    assumption: "context.velocity is in another unit than the audit's",
    rule: """
      The same gesture rests on the same offset, to half a point, whether context.velocity is given in points per second \
      or per millisecond. Not judged where the behavior or --context-velocity states the unit. A note where it hangs on \
      velocities of 20 pt/s and more alone, as on a threshold that is meant per second.
      """,
    meaning: """
      Apple does not say whether context.velocity is per second or per millisecond: in one of them a \
      threshold is a thousand times too high or too low.
      """,
    exception: "a log of your device has told the unit (--context-velocity).",
    fix: """
      // The way to the target is in points, and contains the velocity.
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let isFling = abs(moved) > length / 2
      """,
    scope: .pair,
    judge: { scene, trial in
      guard trial.gesture.velocity != 0, let other = scene.otherUnit,
        let offset = scene.questions.rest(of: other, from: trial.start, after: trial.gesture)?.offset
      else { return .notJudged }
      if offset.isAt(trial.settlement.offset) { return .passes }
      return .fails {
        let (here, there) = scene.settling.isPerSecond ? ("second", "millisecond") : ("millisecond", "second")
        return
          "\(scene.begun(trial))in points per \(here) it rests on \(trial.settlement.offset.inSentence), in points per \(there) on "
          + offset.inSentence
      }
    })
}
