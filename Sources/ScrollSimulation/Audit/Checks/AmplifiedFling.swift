extension AuditCheck {
  static let amplifiedFling = AuditCheck(
    id: "amplified-fling", severity: .warning, sentence: "a gentle fling goes many times too far",
    assumption: "context.velocity is in the unit that is simulated",
    rule: """
      A fling that begins at rest on a stop, with a drag in its direction, and whose deceleration leads 10 points on at \
      least, comes to rest no more than two containers away, or no more than four times as far as the deceleration leads, \
      or on the next stop.
      """,
    advice: Advice(
      "A small swipe, and the content flies past everything.",
      meantWhere: "a swipe is to lead to the end of the content.",
      fix: """
        // The target holds the fling already: no velocity is added to it.
        target.rect.origin.x = (target.rect.minX / length).rounded() * length
        """),
    scope: .gesture,
    judge: { scene, trial in
      let gesture = trial.gesture
      let own = (trial.settlement.proposed - trial.start) * trial.heading
      guard trial.isFromStop, gesture.drag != 0, gesture.velocity != 0, trial.heading != 0, own >= 10,
        scene.layout.container > 0
      else { return .notJudged }
      let isFar = trial.advance > 2 * scene.layout.container && trial.advance > 4 * own
      guard isFar else { return .passes }
      return Verdict(
        !scene.grid.isFree && scene.grid.steps(between: trial.start, and: trial.settlement.offset) == 0)
    },
    explain: { scene, trial in
      let own = abs(trial.settlement.proposed - trial.start)
      return "a fling of \(abs(trial.gesture.velocity).inSentence) pt/s from \(scene.placeName(trial.start)) "
        + "goes \(abs(trial.settlement.offset - trial.start).inSentence) pt, and \(own.inSentence) by itself"
    })
}
