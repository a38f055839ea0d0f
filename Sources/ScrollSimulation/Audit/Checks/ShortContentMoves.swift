extension AuditCheck {
  static let shortContentMoves = AuditCheck(
    id: "short-content-moves", severity: .note,
    sentence: "content no longer than its container is told to move",
    rule: "In content no longer than its container every target is 0, to half a point.",
    advice: Advice(
      "Nothing of it is seen: content that fits cannot scroll.",
      meantWhere: "the scroll view is relied on to stay.",
      fix: """
        let container = context.containerSize.width
        guard context.contentSize.width > container else { return }
        """),
    scope: .gesture,
    judge: { scene, trial in
      guard scene.layout.reach == 0 else { return .notJudged }
      return Verdict(abs(trial.settlement.target) <= Settlement.tolerance)
    },
    explain: { _, trial in
      "nothing can scroll, and the target is \(trial.settlement.target.inSentence)"
    })
}
