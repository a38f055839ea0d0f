extension AuditCheck {
  static let againstGesture = AuditCheck(
    id: "against-gesture", severity: .error, sentence: "content moves against the gesture",
    rule: """
      A gesture that begins at rest on a stop, and whose drag and velocity agree, does not come to rest more than half a \
      point on the other side of where it began. Where they disagree, the velocity counts: if a drag passes no stop, and \
      the deceleration ends behind where it began.
      """,
    meaning: "The content runs away from the finger.",
    exception: "a page is to spring back to a place of its own; --intent says where those are.",
    fix: """
      // The way to the target has the gesture's sign, in any layout direction.
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let step: CGFloat = moved > length / 2 ? 1 : moved < -length / 2 ? -1 : 0
      """,
    scope: .gesture, isOfMagnets: true,
    judge: { scene, trial in
      guard trial.isFromStop, let heading = heading(scene, trial) else { return .notJudged }
      let back = (trial.start - trial.settlement.offset) * heading
      if back <= Settlement.tolerance { return .passes }
      return .fails(by: back) {
        "a gesture \(heading > 0 ? "forward" : "backward") from \(scene.placeName(trial.start)) ends on the other "
          + "side, at \(trial.settlement.offset.inSentence)"
      }
    })

  /// The way that a gesture goes: 1 forward, −1 backward; `nil` where that can be disputed.
  private static func heading(_ scene: AuditScene, _ trial: AuditTrial) -> Double? {
    if trial.heading != 0 { return trial.heading }
    let settlement = trial.settlement
    let way = Double(signOf: settlement.velocity, magnitudeOf: 1)
    let isTurned = (settlement.proposed - trial.start) * way > Settlement.tolerance
    // A flick back may rest on a page that the drag has reached.
    let next =
      way > 0 ? scene.grid.steps?.previous(before: trial.start) : scene.grid.steps?.next(after: trial.start)
    if let next, let stop = scene.grid.steps?[next], (stop - settlement.released) * way >= 0 { return nil }
    return isTurned ? way : nil
  }
}
