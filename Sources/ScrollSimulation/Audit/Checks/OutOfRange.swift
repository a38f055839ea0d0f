extension AuditCheck {
  static let outOfRange = AuditCheck(
    id: "out-of-range", severity: .note,
    sentence: "the target lies past an end, and only the scroll view's clamp hides it",
    rule: "In content longer than its container every target lies within 0 and the end, to half a point.",
    advice: Advice(
      "Nothing of it is seen: the scroll view stops at its end.",
      meantWhere: "the scroll view is relied on to stop there.",
      fix: """
        let end = max(0, context.contentSize.width - context.containerSize.width)
        target.rect.origin.x = min(max(0, target.rect.minX), end)
        """),
    scope: .gesture,
    judge: { scene, trial in
      guard scene.layout.reach > 0 else { return .notJudged }
      let target = trial.settlement.target
      return Verdict(
        target >= -Settlement.tolerance && target <= scene.layout.reach + Settlement.tolerance)
    },
    explain: { scene, trial in
      "\(scene.begun(trial))the target is \(trial.settlement.target.inSentence), outside 0…\(scene.layout.reach.inSentence)"
    })
}
