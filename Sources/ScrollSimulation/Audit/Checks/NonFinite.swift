extension AuditCheck {
  static let nonFinite = AuditCheck(
    "non-finite", .error, "the target is not a finite number",
    rule: "The target's origin on the axis is a finite number after every gesture.",
    .failure, isOfAnyLayout: true)
}
