extension AuditCheck {
  static let ignoredFlick = AuditCheck(
    id: "ignored-flick", severity: .warning,
    sentence: "a flick turns no page, and a slow drag to the same place does",
    assumption: "context.velocity is in the unit that is simulated",
    rule: """
      A flick of 300 pt/s or more, below 2000, that begins at rest on a stop with a drag of 10 pt or more its way, rests \
      further on if a drag to the offset where its deceleration leads, released at rest, comes to rest on a further stop. \
      Judged where that is within a container; and from 100 pt/s on between the offsets that a behavior keeps to before \
      free content, which may be near to one another.
      """,
    meaning: "A quick finger gets nowhere where a slow one turns the page.",
    exception: "the page is to follow the finger alone, and no throw.",
    fix: """
      // Forward is positive: the offset grows as the finger goes up or left.
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let isForward = moved > 0
      """,
    scope: .pair,
    judge: { scene, trial in
      let way = trial.settlement.proposed - trial.start
      let inBand = scene.grid.wayInBand(from: trial.start, heading: trial.heading)
      guard trial.isFromStop, scene.grid.steps != nil || inBand != nil, abs(trial.gesture.drag) >= 10,
        // Slower, in points per second, a velocity may count as none (our choice).
        abs(trial.gesture.velocity) >= (inBand == nil ? 300 : 100),
        !trial.gesture.isStrongFling, way * trial.heading > 0, abs(way) <= scene.layout.screenful
      else { return .notJudged }
      let drag = Gesture(forward: way, on: scene.layout)
      guard trial.advance <= Settlement.tolerance,
        let slow = scene.rest(from: trial.start, after: drag)?.offset,
        (slow - trial.start) * trial.heading > Settlement.tolerance,
        scene.grid.isStep(slow) || inBand?.isAt(abs(slow - trial.start)) == true
      else { return .passes }
      return .fails {
        "a flick of \(abs(trial.gesture.velocity).inSentence) pt/s from \(scene.placeName(trial.start)) rests on "
          + "\(trial.settlement.offset.inSentence), and a slow drag to where it leads, "
          + "\(trial.settlement.proposed.inSentence), on \(slow.inSentence)"
      }
    })
}
