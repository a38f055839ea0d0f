extension AuditCheck {
  static let oneSided = AuditCheck(
    id: "one-sided", severity: .warning,
    sentence: "a page turns more easily one way than the other",
    assumption: "context.velocity is in the unit that is simulated",
    rule: """
      From rest on a stop, a drag over six or eight tenths of a page, thrown back at 300 or 600 pt/s as it ends, and the \
      same gesture with its signs turned round do not both come to rest ahead of that stop, nor both behind it. Judged \
      where the stop lies between two pages of one length. A flick of 300 or 450 pt/s after 10 pt that turns a page of half \
      a container or more, where a drag to the offset to which it leads does not, turns it back from there.
      """,
    meaning: "The same swipe turns the page forward, and not back.",
    fix: """
      // One number decides: the way to the target holds drag and throw.
      let page = (context.originalTarget.rect.minX / length).rounded()
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let step: CGFloat = moved > length / 2 ? 1 : moved < -length / 2 ? -1 : 0
      target.rect.origin.x = (page + step) * length
      """,
    scope: .stop,
    judge: { scene, trial in
      var isJudged = false
      for (part, velocity) in gestures {
        let drags = scene.pageDrags(from: trial.start, over: { part * $0 }, against: velocity)
        guard drags.count == 2 else { continue }
        isJudged = true
        guard let against = drags.first(where: { $0.advance > Settlement.tolerance }),
          let along = drags.first(where: { $0.advance < -Settlement.tolerance })
        else { continue }
        return .fails {
          "\(against.words) from \(scene.placeName(trial.start)), thrown back at \(velocity.inSentence) pt/s, rests on "
            + "\(scene.placeName(against.rest)), and its mirror image on \(scene.placeName(along.rest))"
        } shownBy: {
          ScrollCase(layout: scene.layout, start: trial.start, gesture: against.gesture)
        }
      }
      for heading in [1.0, -1] {
        for speed in flicks {
          let sign = scene.settling.forward * heading
          let flick = Gesture(drag: sign * 10, velocity: sign * speed)
          guard scene.isStop(trial.start), let turned = try? scene.settle(from: trial.start, flick),
            scene.layout.isPage((turned.offset - trial.start) * heading), scene.isStop(turned.offset),
            let slow = scene.rest(
              from: trial.start,
              after: Gesture(drag: scene.settling.forward * (turned.proposed - trial.start)))?.offset,
            abs(slow - trial.start) <= Settlement.tolerance,
            let back = scene.rest(from: turned.offset, after: flick.reversed)?.offset
          else { continue }
          isJudged = true
          guard abs(back - turned.offset) <= Settlement.tolerance else { continue }
          return .fails {
            "a flick of \(speed.inSentence) pt/s from \(scene.placeName(trial.start)) rests on "
              + "\(scene.placeName(turned.offset)), and the same flick back from there does not leave it"
          } shownBy: {
            ScrollCase(layout: scene.layout, start: trial.start, gesture: flick)
          }
        }
      }
      return isJudged ? .passes : .notJudged
    })

  /// The speeds of flicks, in points per second (our choice: no velocity that may count as none, and none that leads far).
  private static let flicks = [300.0, 450]

  /// The parts of a page that are dragged, and the speeds against that (our choice: deceleration leaves the drag ahead).
  private static let gestures = [(0.6, 300.0), (0.8, 300), (0.8, 600)]
}
