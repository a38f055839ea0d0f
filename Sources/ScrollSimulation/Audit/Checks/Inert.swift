extension AuditCheck {
  static let inert = AuditCheck(
    id: "inert", severity: .warning, sentence: "no gesture is changed by the behavior",
    assumption: "it is meant to move content",
    rule: """
      Some gesture, of those that lead all over the content at rest and at speed, has another target than without the \
      behavior, by more than half a point.
      """,
    meaning: "The scroll view rests where it would without the behavior.",
    exception: "it only tells the app where content will rest.",
    fix: """
      // It may look at the axis that does not scroll.
      let isVertical = context.axes.contains(.vertical)
      let offset = isVertical ? target.rect.minY : target.rect.minX
      """,
    scope: .axis,
    judge: { scene, _ in
      guard scene.behavior != nil, scene.layout.reach > 1 else { return .notJudged }
      if moves(scene.settling, scene) { return .passes }
      return .fails {
        "every target stays as it is proposed; \(cause(scene))"
      } shownBy: {
        scene.swipe(from: 0, isForward: true)
      }
    })

  private static func moves(_ settling: Settling, _ scene: AuditScene) -> Bool {
    Observation(settling, scene.questions).samples.contains(where: \.isMoved)
  }

  private static func cause(_ scene: AuditScene) -> String {
    let layout = scene.layout
    let stops = layout.stops()
    if layout.items != nil,
      (1..<max(2, stops.count)).allSatisfy({ stops[$0] - stops[$0 - 1] > layout.container }),
      let longer = try? layout.with(bounds: 4 * layout.bounds), moves(scene.settling.with(longer), scene)
    {
      return "in a longer scroll view some are moved: items longer than this one may be left where they are"
    }
    let across = try? layout.with(
      axis: layout.axis.across, bounds: layout.crossBounds, crossBounds: layout.bounds,
      content: layout.content)
    if let across, moves(scene.settling.with(across), scene) {
      return
        "scrolled \(layout.axis.across == .vertical ? "vertically" : "horizontally") some are moved: it may look at the wrong axis"
    }
    if let other = scene.otherUnit, moves(other, scene) {
      return
        "with context.velocity in points per \(other.isPerSecond ? "second" : "millisecond") some are moved: a threshold may be in the other unit"
    }
    let held = scene.behavior?.heldState ?? []
    return held.isEmpty
      ? "an argument may switch it off, or a threshold lie beyond what gestures reach"
      : "it may only report to \(held.joined(separator: ", "))"
  }
}
