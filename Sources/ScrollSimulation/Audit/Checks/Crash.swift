extension AuditCheck {
  static let crash = AuditCheck(
    "crash", .error, "the behavior crashes",
    rule:
      "updateTarget and properties return, whatever the gesture: no trap, no bad access, no endless recursion, no end of the process.",
    .crash, isOfAnyLayout: true)
}
