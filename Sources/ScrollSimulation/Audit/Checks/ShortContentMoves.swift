extension AuditCheck {
  static let shortContentMoves = AuditCheck(
    id: "short-content-moves", severity: .note,
    sentence: "content no longer than its container is told to move",
    rule: "In content no longer than its container every target is 0, to half a point.",
    meaning: "Nothing of it is seen: content that fits cannot scroll.",
    exception: "the scroll view is relied on to stay.",
    fix: """
      let container = context.containerSize.width
      guard context.contentSize.width > container else { return }
      """,
    scope: .gesture,
    judge: { scene, trial in
      guard scene.layout.reach == 0 else { return .notJudged }
      let target = trial.settlement.target
      if target.isAt(0) { return .passes }
      return .fails { "nothing can scroll, and the target is \(target.inSentence)" }
    })
}
