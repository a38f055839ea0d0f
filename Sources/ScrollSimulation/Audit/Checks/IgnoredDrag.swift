extension AuditCheck {
  package static let ignoredDrag = ofDrags(
    "ignored-drag", .warning, sentence: "most of a page is dragged, and it does not turn",
    assumption: "a page is meant to turn by a slow drag too",
    rule: """
      From rest on a stop, a drag over eight tenths of the way to the next stop, released at rest, comes to rest further \
      on. Judged where stops lie evenly or half a screenful and more apart, and between the offsets that a behavior keeps to \
      before free content.
      """,
    meaning: "A page is dragged nearly across, and springs back.",
    exception: "only a flick is to turn a page.",
    fix: """
      // Without a velocity the nearest page counts.
      if context.velocity.dx == 0 {
        target.rect.origin.x = (target.rect.minX / length).rounded() * length
      }
      """,
    drags: { scene, stop in scene.pageDrags(from: stop, over: { 0.8 * $0 }, ofAllPages: true) },
    fails: { $0.advance <= Settlement.tolerance },
    explain: { scene, stop, drag in
      "\(drag.words) of \(drag.page.inSentence), released at rest, "
        + (drag.advance < -Settlement.tolerance ? "goes back" : "returns")
        + " to \(scene.placeName(drag.rest))"
    })
}
