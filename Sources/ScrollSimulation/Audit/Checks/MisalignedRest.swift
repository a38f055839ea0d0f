extension AuditCheck {
  package static let misalignedRest = AuditCheck(
    id: "misaligned-rest", severity: .error, sentence: "content comes to rest between stops",
    rule: """
      After every gesture, begun at rest on a stop or anywhere between, the offset is within half a point of a stop of \
      the grid that the behavior is meant to rest on, or of an end; items that margins mean for the middle are to lie \
      there, and a header that collapses is to be open or collapsed. An end before the last stop of otherwise free content \
      counts for a target at it alone, and not at all under a header that is drawn over the content.
      """,
    meaning: "The screen shows a part of one page and a part of the next.",
    exception: """
      content may rest anywhere (--intent free), or on other places than the items (--intent multiple=56).
      """,
    fix: """
      // length: an item and its spacing; for pages the container, not the screen.
      let end = max(0, context.contentSize.width - context.containerSize.width)
      let x = (target.rect.minX / length).rounded() * length
      target.rect.origin.x = min(max(0, x), end)
      """,
    scope: .gesture,
    judge: { scene, trial in
      guard scene.grid.judgesRests else { return .notJudged }
      let (offset, target) = (trial.settlement.offset, trial.settlement.target)
      // The end is meant by what knows that it comes first.
      let isAtEnd = scene.grid.isTooShort && offset.isAt(scene.layout.reach)
      if isAtEnd, scene.layout.collapse == 0, target.isAt(offset) { return .passes }
      let miss = abs(scene.grid.misalignment(offset))
      if miss <= Settlement.tolerance { return .passes }
      return .fails(by: miss) {
        let rest = "\(scene.begun(trial))it rests on \(offset.inSentence)"
        if isAtEnd, let stop = scene.grid.inBand.min(by: { abs($0 - target) < abs($1 - target) }),
          stop > offset
        {
          return rest + ", where the content ends, and not on the stop at \(stop.inSentence)"
        }
        return rest + ", \(miss.inSentence) pt from \(place(scene))"
      }
    })

  /// The place that a rest is measured from, by the point of items that it goes by where the behavior names another one.
  private static func place(_ scene: AuditScene) -> String {
    if scene.layout.collapse > 0, scene.grid.inBand.contains(scene.layout.collapse) {
      return "where the header is open or collapsed"
    }
    let anchor = scene.intent.anchor?.fraction(along: scene.layout.axis) ?? 0
    guard [nil, .free].contains(scene.intent.grid), anchor != 0, anchor != scene.settling.anchor
    else { return "the nearest stop" }
    return "where the nearest item is \(anchor == 0.5 ? "centered" : "aligned by its trailing edge")"
  }
}
