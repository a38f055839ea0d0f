extension AuditCheck {
  package static let skippedPage = AuditCheck(
    id: "skipped-page", severity: .error, sentence: "one gesture skips a page",
    rule: """
      A gesture that begins at rest on a stop goes no more stops than the behavior is meant to go at most; where it is \
      meant to go as far as its deceleration, no stop lies between the proposed and the settled offset. \
      A gesture that begins between stops may pass one stop more. \
      A way shorter than the shortest over two stops skips none: it ends misaligned. Stops less than half a container \
      apart, of which some show at once, are skipped only where a number is meant. In content that is free but for a few \
      offsets, one of these is skipped by a rest half a container beyond it, where the proposed offset lies before it.
      """,
    meaning: "One swipe passes a page that nobody has seen.",
    exception: "a fast swipe may turn several (--intent pages, without at-most).",
    fix: """
      let page = (context.originalTarget.rect.minX / length).rounded()
      let wanted = (target.rect.minX / length).rounded()
      target.rect.origin.x = min(max(wanted, page - 1), page + 1) * length
      """,
    scope: .gesture, isDoubtful: true,
    judge: { scene, trial in
      guard scene.grid.hasStops, trial.isFromStop || trial.start > 0 && trial.start < scene.layout.reach
      else { return .notJudged }
      let count = skipped(scene, trial)
      if count == 0 { return .passes }
      return .fails {
        "from \(scene.placeName(trial.start)) it goes to \(scene.placeName(trial.settlement.offset)), past "
          + (count == 1 ? "one stop" : "\(count) stops") + " that it should not pass"
      }
    })

  private static func skipped(_ scene: AuditScene, _ trial: AuditTrial) -> Int {
    let rest = trial.settlement.offset
    if scene.grid.isFree {
      let proposed = trial.settlement.proposed
      return abs(rest - trial.start) > abs(proposed - trial.start)
        ? scene.grid.bandPages(between: proposed, and: rest, on: scene.layout) : 0
    }
    if abs(rest - trial.start) < scene.longestWithoutPass { return 0 }
    // The page that is left behind is turned too where a gesture begins between two.
    let allowed = trial.isFromStop ? 0 : 1
    let passed =
      scene.grid.most.map { scene.grid.steps(between: trial.start, and: rest) - ($0 - 1) }
      ?? passedBeyondProposal(scene, trial)
    return max(0, passed - allowed)
  }

  /// The number of passed stops that the gesture's own deceleration does not reach.
  private static func passedBeyondProposal(_ scene: AuditScene, _ trial: AuditTrial) -> Int {
    let rest = trial.settlement.offset
    let proposed = trial.settlement.proposed
    // What the gesture's own deceleration passes is not skipped.
    let isForward = rest > trial.start
    guard isForward ? rest > proposed : rest < proposed else { return 0 }
    if let steps = scene.grid.steps, let next = steps.next(after: proposed), next > 0,
      !scene.layout.isPage(steps[next] - steps[next - 1])
    {
      // The end may follow the last stop closely; what is passed before it is as far away as any page.
      let before = (isForward ? steps.previous(before: rest) : steps.next(after: rest)).map { steps[$0] }
      let isOfEnd = trial.start.isAt(isForward ? 0 : scene.layout.reach)
      guard isOfEnd, let before, scene.layout.isPage(abs(before - rest)) else { return 0 }
    }
    return scene.grid.steps(between: trial.start, and: rest, beyond: proposed)
  }
}
