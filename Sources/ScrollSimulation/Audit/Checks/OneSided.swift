extension AuditCheck {
  static let oneSided = AuditCheck(
    id: "one-sided", severity: .warning,
    sentence: "a gesture and its mirror image turn the page the same way",
    assumption: "context.velocity is in the unit that is simulated",
    rule: """
      From rest on a stop, a drag over six or eight tenths of a page, thrown back at 300 or 600 pt/s as it ends, and the \
      same gesture with its signs turned round do not both come to rest ahead of that stop, nor both behind it. Judged \
      where the stop lies between two pages of one length.
      """,
    meaning: "Dragged one way and thrown the other, the page turns forward whichever way it was thrown.",
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
      return isJudged ? .passes : .notJudged
    })

  /// The parts of a page that are dragged, and the speeds against that (our choice: deceleration leaves the drag ahead).
  private static let gestures = [(0.6, 300.0), (0.8, 300), (0.8, 600)]
}
