extension AuditCheck {
  static let outOfRange = AuditCheck(
    id: "out-of-range", severity: .note,
    sentence: "the target lies past an end, and only the scroll view's clamp hides it",
    rule: "In content longer than its container every target lies within 0 and the end, to half a point.",
    meaning: "Nothing of it is seen: the scroll view stops at its end.",
    exception: "the scroll view is relied on to stop there.",
    fix: """
      let end = max(0, context.contentSize.width - context.containerSize.width)
      target.rect.origin.x = min(max(0, target.rect.minX), end)
      """,
    scope: .gesture,
    judge: { scene, trial in
      guard scene.layout.reach > 0 else { return .notJudged }
      let target = trial.settlement.target
      let reach = scene.layout.reach
      if (-Settlement.tolerance...reach + Settlement.tolerance).contains(target) { return .passes }
      return .fails {
        "\(scene.begun(trial))the target is \(target.inSentence), outside 0…\(reach.inSentence)"
      }
    })
}
