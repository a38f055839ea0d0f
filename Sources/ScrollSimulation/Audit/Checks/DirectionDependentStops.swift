extension AuditCheck {
  package static let directionDependentStops = AuditCheck(
    id: "direction-dependent-stops", severity: .error,
    sentence: "going back rests on other offsets than going forth",
    rule: """
      The offsets that gestures forward rest on, begun at rest at the start, are those that gestures backward rest on, \
      begun at rest at the end, to half a point. Not judged where they are too many to be stops, or where no row of \
      gestures rests at the end.
      """,
    meaning: "A page lies elsewhere when one comes back to it.",
    exception: "going back is to rest elsewhere, as on a header that shows only then.",
    fix: """
      // Count from one place, and not from where the gesture began.
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
      """,
    scope: .layout,
    judge: { scene, _ in
      let (forward, backward) = scene.reachability
      guard !forward.isContinuous, !backward.isContinuous, forward.includes(scene.layout.reach) else {
        return .notJudged
      }
      func differs(_ rest: Double, _ other: Reachability) -> Bool {
        !other.includes(rest) && !scene.layout.isBesideEnd(rest)
      }
      let offset = forward.rests.first { differs($0, backward) }
      guard let other = offset ?? backward.rests.first(where: { differs($0, forward) }) else {
        return .passes
      }
      let others = offset == nil ? forward.rests : backward.rests
      return .fails(by: others.map { abs($0 - other) }.min() ?? .infinity) {
        "\(other.inSentence) is a rest going \(offset == nil ? "backward" : "forward") only: "
          + "forward \(forward.inSentence); backward \(backward.inSentence)"
      } shownBy: {
        scene.row(isForward: offset == nil)
      }
    })
}
