extension AuditCheck {
  static let amplifiedFling = AuditCheck(
    id: "amplified-fling", severity: .warning, sentence: "a gentle fling goes many times too far",
    assumption: "context.velocity is in the unit that is simulated",
    rule: """
      A fling that begins at rest on a stop, with a drag in its direction, and whose deceleration leads 10 points on at \
      least, comes to rest no more than two containers away, or no more than four times as far as the deceleration leads, \
      or on the next stop, or on an end of the content.
      """,
    meaning: "A small swipe, and the content flies past everything.",
    exception: "a small swipe is to lead on by many screens.",
    fix: """
      // The target holds the fling already: no velocity is added to it.
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
      """,
    scope: .gesture,
    judge: { scene, trial in
      let own = (trial.settlement.proposed - trial.start) * trial.heading
      guard trial.isFromStop, trial.gesture.drag != 0, trial.gesture.velocity != 0, own >= 10 else {
        return .notJudged
      }
      let rest = trial.settlement.offset
      let isNextStop = !scene.grid.isFree && scene.grid.steps(between: trial.start, and: rest) == 0
      let isEnd = min(rest, scene.layout.reach - rest) <= Settlement.tolerance
      if trial.advance <= max(2 * scene.layout.screenful, 4 * own) || isNextStop || isEnd { return .passes }
      return .fails {
        "a fling of \(abs(trial.gesture.velocity).inSentence) pt/s from \(scene.placeName(trial.start)) goes "
          + "\(trial.advance.inSentence) pt, and \(own.inSentence) by itself"
      }
    })
}
