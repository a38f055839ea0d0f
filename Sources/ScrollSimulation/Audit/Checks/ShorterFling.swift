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
      guard let drop = drop(scene, trial.start) else { return .passes }
      let isOfOtherUnit = drop.settling !== scene.settling
      return .fails {
        let unit =
          isOfOtherUnit || !drop.settling.isPerSecond
          ? "in points per \(drop.settling.isPerSecond ? "second" : "millisecond") " : ""
        return "from \(scene.placeName(trial.start)) \(unit)a fling of \(drop.slower.speed.inSentence) pt/s "
          + "rests on \(drop.slower.rest.inSentence), and one of \(drop.faster.speed.inSentence) on "
          + drop.faster.rest.inSentence
      } shownBy: {
        var shown = ScrollCase(
          layout: scene.layout, start: trial.start, gesture: drop.fling(drop.faster.speed))
        if isOfOtherUnit { shown.contextVelocity = drop.settling.physics.contextVelocity }
        return shown
      }
    })

  /// Two flings of which the faster one goes less far.
  private struct Drop {
    let settling: Settling
    let heading: Double
    var slower: (speed: Double, rest: Double)
    var faster: (speed: Double, rest: Double)

    func fling(_ speed: Double) -> Gesture {
      Gesture(forward: heading * 20, at: heading * speed, on: settling.layout)
    }

    var isOne: Bool { (slower.rest - faster.rest) * heading > Settlement.tolerance }
  }

  private static let speeds =
    Array(stride(from: 100.0, through: 3000, by: 100)) + [3500, 4000, 5000, 6000, 8000]

  private static func isJudged(_ scene: AuditScene, _ stop: Double) -> Bool {
    guard let steps = scene.grid.steps else { return stop == 0 || stop == scene.layout.reach }
    return [0, steps.count / 2, steps.count - 1].contains { abs(steps[$0] - stop) <= ScrollStops.coincidence }
  }

  private static func drop(_ scene: AuditScene, _ start: Double) -> Drop? {
    for settling in [scene.settling, scene.otherUnit].compactMap(\.self) {
      for heading in [1.0, -1] {
        var drop = Drop(settling: settling, heading: heading, slower: (0, start), faster: (0, start))
        func rest(_ speed: Double) -> Double? {
          scene.questions.rest(of: settling, from: start, after: drop.fling(speed))?.offset
        }
        for speed in speeds {
          guard let offset = rest(speed) else { return nil }
          (drop.slower, drop.faster) = (drop.faster, (speed, offset))
          guard drop.slower.speed > 0, drop.isOne else { continue }
          // Closer together, they show where the code decides.
          while drop.faster.speed - drop.slower.speed > 10 {
            let speed = ((drop.slower.speed + drop.faster.speed) / 20).rounded() * 10
            guard speed > drop.slower.speed, speed < drop.faster.speed, let offset = rest(speed) else {
              break
            }
            var half = drop
            half.faster = (speed, offset)
            if half.isOne { drop = half } else { drop.slower = (speed, offset) }
          }
          return drop
        }
      }
    }
    return nil
  }
}
