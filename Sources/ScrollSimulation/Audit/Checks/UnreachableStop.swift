extension AuditCheck {
  package static let unreachableStop = AuditCheck(
    id: "unreachable-stop", severity: .error,
    sentence: "a stop cannot be reached by swiping on in one direction",
    rule: """
      Every stop is rested on by some row of ordinary gestures that all go forward, begun at rest at the start, and, \
      where such a row comes to rest at the end, by some row that all go backward from there. Where there are more than 128 stops, rows begin and are judged \
      among the first 64 and among the last 64. Ends are no stops where no gesture comes to rest at the start and \
      the items there cannot come as near to their places as the next ones, or the steps are no items; nor is one in a \
      free zone.
      """,
    meaning: "Whoever swipes on never sees this page as it is meant to lie.",
    exception: "an item is shown beside others only, as a footer is.",
    fix: """
      // The end is a stop too, be the last page shorter or not.
      let end = max(0, context.contentSize.width - context.containerSize.width)
      let x = min((target.rect.minX / length).rounded() * length, end)
      target.rect.origin.x = target.rect.minX > (x + end) / 2 ? end : x
      """,
    scope: .stop, effects: [.directionDependentStops, .ignoredDrag, .hiddenContent], isOfEveryRest: true,
    judge: { scene, trial in
      guard !scene.grid.isFree, !scene.grid.isLeftOut(trial.start) else { return .notJudged }
      let (forward, backward) = scene.reachability
      let (end, isReached) = (scene.layout.reach, forward.includes(trial.start))
      // Through free content not every row is followed.
      let isEndFree = scene.grid.freeZones.contains { $0.contains(end) }
      if isEndFree, trial.start.isAt(end) { return .notJudged }
      let isMissedBackward = !isEndFree && forward.includes(end) && !backward.includes(trial.start)
      if isReached, !isMissedBackward { return .passes }
      let furthest = isReached || trial.start != scene.layout.reach ? nil : forward.rests.last
      // A rest so near that nobody sees the difference stands for the stop, if it is for no other.
      let ways = (isReached ? [] : [forward]) + (isMissedBackward ? [backward] : [])
      let misses = ways.map { way in
        way.rests.filter { scene.grid.steps?.nearestStop(to: $0).offset.isAt(trial.start) ?? false }
          .map { abs($0 - trial.start) }.min() ?? .infinity
      }
      let unseen = misses.max().flatMap { $0 < Settlement.leastSeen ? $0 : nil } ?? .infinity
      return .fails(by: furthest.map { trial.start - $0 } ?? unseen) {
        if let furthest {
          return
            "the last \((trial.start - furthest).inSentence) pt cannot be shown: going forward it rests on "
            + "\(furthest.inSentence) of \(trial.start.inSentence)"
        }
        let way =
          isReached
          ? "backward from the end" : isMissedBackward ? "in either direction" : "forward from the start"
        return "\(scene.placeName(trial.start)) is never rested on going \(way)"
      } shownBy: {
        scene.row(isForward: !isReached)
      }
    })
}
