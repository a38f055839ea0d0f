extension AuditCheck {
  static let directionDependentStops = AuditCheck(
    id: "direction-dependent-stops", severity: .error,
    sentence: "going back rests on other offsets than going forth",
    rule: """
      The offsets that gestures forward rest on, begun at rest at the start, are those that gestures backward rest on, \
      begun at rest at the end, to half a point. Not judged where they are too many to be stops, or where no row of \
      gestures rests at the end.
      """,
    advice: Advice(
      "A page lies elsewhere when one comes back to it.",
      meantWhere: "going back is to rest elsewhere, as on a header that shows only then.",
      fix: """
        // Count from one place, and not from where the gesture began.
        target.rect.origin.x = (target.rect.minX / length).rounded() * length
        """),
    scope: .layout,
    judge: { scene, _ in
      let (forward, backward) = scene.reachability
      guard !forward.isContinuous, !backward.isContinuous, forward.includes(scene.layout.reach) else {
        return .notJudged
      }
      return Verdict(difference(scene) == nil)
    },
    explain: { scene, _ in
      let (offset, isForward) = difference(scene) ?? (0, true)
      let forward = scene.reachability.forward.inSentence
      let backward = scene.reachability.backward.inSentence
      return
        "\(offset.inSentence) is a rest going \(isForward ? "forward" : "backward") only: "
        + "forward \(forward); backward \(backward)"
    },
    demonstrate: { scene, _ in scene.row(isForward: difference(scene)?.isForward == false) })

  /// The first offset that only one direction rests on.
  private static func difference(_ scene: AuditScene) -> (offset: Double, isForward: Bool)? {
    let forward = scene.reachability.forward
    let backward = scene.reachability.backward
    if let offset = forward.rests.first(where: { !backward.includes($0) }) { return (offset, true) }
    return backward.rests.first { !forward.includes($0) }.map { ($0, false) }
  }
}
