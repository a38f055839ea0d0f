extension AuditCheck {
  static let hairTrigger = ofDrags(
    "hair-trigger", .warning, sentence: "a finger that hardly moves turns a page",
    assumption: "a finger that is put down and lifted is not meant to turn a page",
    rule: """
      From rest on a stop, a drag of 1 to 9 whole points, and at most a twelfth of the way to the next stop, released at \
      rest, does not come to rest past half of that way. Judged where stops lie evenly.
      """,
    meaning: "A finger that is put down and lifted may turn the page.",
    exception: "the first movement is to decide, as of a header that opens.",
    fix: """
      let moved = target.rect.minX - context.originalTarget.rect.minX
      guard abs(moved) > length / 10 else {
        target.rect.origin.x = context.originalTarget.rect.minX
        return
      }
      """,
    drags: { scene, stop in scene.pageDrags(from: stop) { page in min(9, page / 12).rounded(.down) } },
    fails: { $0.advance > $0.page / 2 },
    explain: { scene, stop, drag in
      let threshold = threshold(scene, stop, drag)
      let least = threshold > 0 ? "it turns from \(threshold.inSentence) pt on" : "any drag turns it"
      return "\(drag.words) from \(scene.placeName(stop)), released at rest, goes to "
        + "\(scene.placeName(drag.rest)); \(least)"
    })

  /// The shortest drag that turns the page, to a tenth of a point, found by halving.
  private static func threshold(_ scene: AuditScene, _ stop: Double, _ drag: PageDrag) -> Double {
    let change = Threshold.changes(
      from: (0, false), to: (abs(drag.gesture.drag), true), resolution: 0.05
    ) { distance in
      scene.pageDrags(from: stop) { _ in distance }
        .contains { $0.heading == drag.heading && $0.advance > $0.page / 2 }
    }.first
    return ((change?.upper ?? 0) * 10).rounded() / 10
  }
}
