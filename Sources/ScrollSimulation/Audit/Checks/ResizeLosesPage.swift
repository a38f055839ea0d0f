extension AuditCheck {
  static let resizeLosesPage = AuditCheck(
    id: "resize-loses-page", severity: .warning,
    sentence: "after a rotation the content rests between stops or elsewhere",
    assumption: "the scroll view changes its size, as when a device is turned",
    rule: """
      At rest on a stop, when the device is turned to its other pose (without a device: width and height change places \
      within the same insets), what the view keeps, the offset unless --keep says more, is proposed with no velocity (the \
      model), and the content comes to rest on one of the two stops around it, to half a point. Not judged where an item \
      is then too long to be a target.
      """,
    meaning: "When the device is turned, another page shows, or two halves.",
    exception: "the view itself puts the page back, by .scrollPosition(id:) say.",
    fix: """
      // Nothing moved, and it is asked: the container is another.
      if target.rect.minX == context.originalTarget.rect.minX {
        target.rect.origin.x = (target.rect.minX / length).rounded() * length
      }
      """,
    scope: .stop,
    judge: { scene, trial in
      guard let rotation = rotation(scene, trial.start) else { return .notJudged }
      if rotation.isOnNeighbour { return .passes }
      return .fails {
        let size = scene.layout.axis == .horizontal ? "wide" : "high"
        let insets = scene.layout.pose == nil ? " within the same insets" : ""
        return
          "at rest on \(scene.placeName(trial.start)), turned to \(rotation.layout.bounds.inSentence) \(size)\(insets) it keeps "
          + "\(rotation.relocation.proposed.inSentence) and rests on \(rotation.relocation.offset.inSentence), "
          + "\(rotation.distance.inSentence) pt from a stop\(fix(scene, trial.start))"
      }
    })

  /// The rest after a turn by a quarter; `nil` without stops, or where the content does not go with the other pose.
  ///
  /// With the layout then, the distance from a stop in points, and whether it rests on a stop with no other between it and
  /// the offset that was kept.
  static func rotation(
    _ scene: AuditScene, _ start: Double, keeping keep: Keep? = nil
  ) -> (relocation: Relocation, layout: ScrollLayout, distance: Double, isOnNeighbour: Bool)? {
    guard !scene.grid.isFree, scene.subject.isTurnable(scene.layout.axis),
      let turned = try? scene.layout.turned().keeping(keep),
      scene.intent.grid != .items || turned.itemsAreTargets, scene.questions.askOther()
    else { return nil }
    var view = SimulatedScrollView(scene.settling, offset: start)
    guard let relocation = try? view.resize(to: turned) else { return nil }
    let grid = AuditGrid(scene.intent, on: turned)
    let distance = abs(grid.misalignment(relocation.offset))
    let isOnNeighbour =
      distance <= Settlement.tolerance
      && grid.steps(between: relocation.proposed, and: relocation.offset) == 0
    return (relocation, turned, distance, isOnNeighbour)
  }

  /// The modifier by which the page would stay, as words after a sentence; else empty.
  private static func fix(_ scene: AuditScene, _ start: Double) -> String {
    guard let kept = rotation(scene, start, keeping: .item), kept.isOnNeighbour, kept.relocation.keepsPage
    else { return "" }
    return "; with \(Keep.itemModifier) it stays on page \(kept.relocation.after.page)"
  }
}
