extension AuditCheck {
  static let twitchTurnsBack = ofDrags(
    "twitch-turns-back", .error,
    sentence: "a last twitch of the finger turns back a page that was dragged ahead",
    rule: """
      From rest on a stop, a drag over eight tenths of the way to the next stop, released at 5 or 20 pt/s in the other \
      direction, does not come to rest behind that stop, in whichever unit context.velocity is. Judged where stops lie \
      evenly and the drag is of 10 pt or more, as the twitch alone carries nearly so far.
      """,
    meaning: "A page is dragged nearly across, the finger trembles as it lifts, and the page before comes.",
    fix: """
      // The way to the target decides, and not the sign of the last velocity.
      let page = (context.originalTarget.rect.minX / length).rounded()
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let step: CGFloat = moved > length / 2 ? 1 : moved < -length / 2 ? -1 : 0
      target.rect.origin.x = (page + step) * length
      """,
    drags: { scene, stop in
      [20.0, 5].flatMap { velocity in
        scene.pageDrags(from: stop, over: { 0.8 * $0 }, against: velocity)
          .filter { abs($0.gesture.drag) >= 10 && (!turnsBack($0) || turnsBackInOtherUnit(scene, stop, $0)) }
      }
    },
    fails: turnsBack,
    explain: { scene, stop, drag in
      "\(drag.words) from \(scene.placeName(stop)), released at \(abs(drag.gesture.velocity).inSentence) pt/s the "
        + "other way, rests on \(scene.placeName(drag.rest))"
    })

  @Sendable private static func turnsBack(_ drag: PageDrag) -> Bool { drag.advance < -Settlement.tolerance }

  private static func turnsBackInOtherUnit(_ scene: AuditScene, _ stop: Double, _ drag: PageDrag) -> Bool {
    guard let other = scene.otherUnit,
      let rest = scene.questions.rest(of: other, from: stop, after: drag.gesture)
    else { return true }
    return (rest.offset - stop) * drag.heading < -Settlement.tolerance
  }
}
