extension AuditCheck {
  package static let ignoredFling = AuditCheck(
    id: "ignored-fling", severity: .error, sentence: "a strong fling turns no page",
    rule: """
      A fling of at least 2000 pt/s that begins at rest on a stop, with a drag in the same direction or none, and whose \
      deceleration leads past the middle of the way to the next stop or the end, comes to rest further on. An end that is \
      no stop is half a container away at least, and none that the behavior leaves out.
      """,
    meaning: "A hard swipe, and nothing happens.",
    exception: "only a long drag is to turn a page.",
    fix: """
      // The way to the target holds the fling: free deceleration ends there.
      let page = (context.originalTarget.rect.minX / length).rounded()
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let step: CGFloat = moved > length / 2 ? 1 : moved < -length / 2 ? -1 : 0
      target.rect.origin.x = (page + step) * length
      """,
    scope: .gesture,
    judge: { scene, trial in
      guard trial.gesture.isStrongFling, trial.isFromStop else { return .notJudged }
      guard let way = wayPastHalf(scene, trial) else { return .notJudged }
      if trial.advance > Settlement.tolerance { return .passes }
      return .fails(by: way) {
        "a fling of \(abs(trial.gesture.velocity).inSentence) pt/s from \(scene.placeName(trial.start)) "
          + "rests on \(trial.settlement.offset.inSentence)"
      }
    })

  /// The way to a stop or an end further on, where the deceleration leads nearer to that.
  private static func wayPastHalf(_ scene: AuditScene, _ trial: AuditTrial) -> Double? {
    let heading = trial.heading
    var next = heading > 0 ? scene.layout.reach : 0
    if let steps = scene.grid.steps,
      let index = heading > 0 ? steps.next(after: trial.start) : steps.previous(before: trial.start)
    {
      next = steps[index]
    }
    if scene.grid.isLeftOut(next) { return nil }
    let way = (next - trial.start) * heading
    // A short way to an end that is no stop is one that springs back.
    if !scene.grid.isStep(next), way < scene.layout.screenful / 2 { return nil }
    let proposed = (trial.settlement.proposed - trial.start) * heading
    return way > 2 * Settlement.tolerance && proposed > way / 2 ? way : nil
  }
}
