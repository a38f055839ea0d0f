extension AuditCheck {
  static let hang = AuditCheck(
    "hang", .error, "the behavior does not return",
    rule: "updateTarget returns within two seconds (or SNAPSIM_TIME_LIMIT), whatever the gesture.",
    .hang, isOfAnyLayout: true)
}
