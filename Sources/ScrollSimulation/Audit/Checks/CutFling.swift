import ScrollBehavior

extension AuditCheck {
  static let cutFling = AuditCheck(
    id: "cut-fling", severity: .warning,
    sentence: "a fling ends where the items end that a lazy stack has laid out",
    assumption: "the lazy stack has laid out no more than it has shown",
    rule: """
      A forward fling rests as far on, to half a container, where frames are known of those items alone that were shown up \
      to the lift-off as where all are known. Judged where a behavior is given the frames that are measured in a lazy stack.
      """,
    meaning: "A fling over content that was not shown yet stops short, and goes on the next time.",
    exception: "the stack holds all its items from the start.",
    fix: """
      // The length of the items tells where all of them lie, laid out or not.
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
      """,
    scope: .pair,
    judge: { scene, trial in
      guard trial.gesture.velocity != 0, trial.heading > 0, scene.onScreen?.followsLaidOut == true,
        let rest = BehaviorOnScreen.$isPartlyLaidOut.withValue(
          true, operation: { scene.rest(from: trial.start, after: trial.gesture) })?.offset
      else { return .notJudged }
      let short = trial.settlement.offset - rest
      guard short > scene.layout.screenful / 2 else { return .passes }
      return .fails(by: short) {
        "a fling of \(abs(trial.gesture.velocity).inSentence) pt/s from \(scene.placeName(trial.start)) rests on "
          + "\(rest.inSentence), and where all items are laid out on \(trial.settlement.offset.inSentence)"
      }
    })
}
