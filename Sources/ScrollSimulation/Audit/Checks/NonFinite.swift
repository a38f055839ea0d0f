extension AuditCheck {
  static let nonFinite = AuditCheck(
    id: "non-finite", severity: .error, sentence: "the target is not a finite number",
    rule: "The target's origin on the axis is a finite number after every gesture.",
    meaning: "The scroll view is sent to NaN or infinity, which is no place.",
    fix: """
      let x = (target.rect.minX / length).rounded() * length
      if x.isFinite { target.rect.origin.x = x }
      """,
    scope: .failure, isOfAnyLayout: true)
}
