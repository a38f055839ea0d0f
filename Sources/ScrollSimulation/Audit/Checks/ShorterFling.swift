extension AuditCheck {
  static let shorterFling = AuditCheck(
    id: "shorter-fling", severity: .error, sentence: "a faster fling goes less far",
    rule: """
      Of two flings in one direction, each after a drag of 20 pt and begun at rest on the first, the middle or the last \
      stop, the faster one does not come to rest nearer, to half a point, in either unit of context.velocity. \
      Speeds up to 3000 pt/s lie 100 apart, those up to 8000 further.
      """,
    meaning: "Whoever swipes harder gets less far.",
    exception: "slow swipes are to scroll freely, and fast ones to turn one page.",
    fix: """
      // More for the fast ones, never less.
      let most: CGFloat = abs(context.velocity.dx) > fast ? 3 : 1
      let page = (context.originalTarget.rect.minX / length).rounded()
      let wanted = (target.rect.minX / length).rounded()
      target.rect.origin.x = min(max(wanted, page - most), page + most) * length
      """,
    scope: .stop, isOfMagnets: true,
    judge: { scene, trial in
      guard scene.layout.reach > 0, isJudged(scene, trial.start) else { return .notJudged }
      guard let (settling, slower, faster, gesture) = drop(scene, trial.start) else { return .passes }
      let isOfOtherUnit = settling !== scene.settling
      return .fails {
        let unit =
          isOfOtherUnit || !settling.isPerSecond
          ? "in points per \(settling.isPerSecond ? "second" : "millisecond") " : ""
        return "from \(scene.placeName(trial.start)) \(unit)a fling of \(slower.speed.inSentence) pt/s "
          + "rests on \(slower.rest.inSentence), and one of \(faster.speed.inSentence) on "
          + faster.rest.inSentence
      } shownBy: {
        var shown = ScrollCase(layout: scene.layout, start: trial.start, gesture: gesture)
        if isOfOtherUnit { shown.contextVelocity = settling.physics.contextVelocity }
        return shown
      }
    })

  private static let speeds =
    Array(stride(from: 100.0, through: 3000, by: 100)) + [3500, 4000, 5000, 6000, 8000]

  private static func isJudged(_ scene: AuditScene, _ stop: Double) -> Bool {
    guard let steps = scene.grid.steps else { return stop == 0 || stop == scene.layout.reach }
    return [0, steps.count / 2, steps.count - 1].contains { abs(steps[$0] - stop) <= ScrollStops.coincidence }
  }

  /// Two flings of which the faster one goes less far, and the gesture of that one.
  private static func drop(
    _ scene: AuditScene, _ start: Double
  ) -> (
    settling: Settling, slower: (speed: Double, rest: Double), faster: (speed: Double, rest: Double), Gesture
  )? {
    for settling in [scene.settling, scene.otherUnit].compactMap(\.self) {
      for heading in [1.0, -1] {
        var (slower, faster) = ((speed: 0.0, rest: start), (speed: 0.0, rest: start))
        func fling(_ speed: Double) -> Gesture {
          Gesture(forward: heading * 20, at: heading * speed, on: settling.layout)
        }
        func rest(_ speed: Double) -> Double? {
          scene.questions.rest(of: settling, from: start, after: fling(speed))?.offset
        }
        func isNearer(_ rest: Double) -> Bool { (slower.rest - rest) * heading > Settlement.tolerance }
        for speed in speeds {
          guard let offset = rest(speed) else { return nil }
          (slower, faster) = (faster, (speed, offset))
          guard slower.speed > 0, isNearer(offset) else { continue }
          // Closer together, they show where the code decides.
          while faster.speed - slower.speed > 10 {
            let speed = ((slower.speed + faster.speed) / 20).rounded() * 10
            guard speed > slower.speed, speed < faster.speed, let offset = rest(speed) else { break }
            if isNearer(offset) { faster = (speed, offset) } else { slower = (speed, offset) }
          }
          return (settling, slower, faster, fling(faster.speed))
        }
      }
    }
    return nil
  }
}
