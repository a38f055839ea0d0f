extension AuditCheck {
  static let hang = AuditCheck(
    id: "hang", severity: .error, sentence: "the behavior does not return",
    rule: "updateTarget returns within two seconds (or SNAPSIM_TIME_LIMIT), whatever the gesture.",
    scope: .hang, isOfAnyLayout: true)
}
