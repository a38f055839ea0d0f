extension AuditCheck {
  static let crash = AuditCheck(
    id: "crash", severity: .error, sentence: "the behavior crashes",
    rule:
      "updateTarget and properties return, whatever the gesture: no trap, no bad access, no endless recursion, no end of the process.",
    scope: .crash, isOfAnyLayout: true)
}
