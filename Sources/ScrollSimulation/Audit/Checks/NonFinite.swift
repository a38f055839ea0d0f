extension AuditCheck {
  static let nonFinite = AuditCheck(
    id: "non-finite", severity: .error, sentence: "the target is not a finite number",
    rule: "The target's origin on the axis is a finite number after every gesture.",
    scope: .failure, isOfAnyLayout: true)
}
