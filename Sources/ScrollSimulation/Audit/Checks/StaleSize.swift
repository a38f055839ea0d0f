extension AuditCheck {
  package static let staleSize = AuditCheck(
    id: "stale-size", severity: .warning,
    sentence: "after a rotation it snaps by the size of the screen before",
    assumption: "the device is turned while the view is shown",
    rule: """
      With the size that the view measured as it appeared, the device being turned since, a gesture rests on a stop, to half \
      a point, where it does so with the size at hand. Judged where a behavior is given a size that the view's code \
      measures in onAppear or task and nowhere else, and lays nothing out by it.
      """,
    meaning: "The view measures itself once, and a rotation changes its size.",
    exception: "the view is made anew as the device is turned.",
    fix: """
      // The container as it is, and no size that the view keeps; or
      // one that it measures by .onGeometryChange, which follows a turn.
      let length = context.containerSize.width
      """,
    scope: .pair,
    judge: { scene, trial in
      guard scene.onScreen?.followsAppearance == true, !scene.grid.isFree,
        scene.subject.isTurnable(scene.layout.axis), scene.grid.misalignment(trial.settlement.offset).isAt(0),
        let before = try? scene.layout.beforeTurn(),
        let rest = BehaviorOnScreen.$appeared.withValue(
          BehaviorOnScreen.Screen(
            before.boundsSize, safeArea: (before.safeArea.leading, before.safeArea.trailing)
          ).frame,
          operation: { scene.rest(from: trial.start, after: trial.gesture) })?.offset
      else { return .notJudged }
      let distance = abs(scene.grid.misalignment(rest))
      guard distance > Settlement.tolerance else { return .passes }
      return .fails(by: distance) {
        let size = scene.layout.axis == .horizontal ? "wide" : "high"
        return
          "shown \(before.bounds.inSentence) pt \(size) and turned, from \(scene.placeName(trial.start)) it rests on "
          + "\(rest.inSentence), \(distance.inSentence) pt from a stop"
      }
    })
}
