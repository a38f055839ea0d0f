extension AuditCheck {
  /// The behavior traps.
  static let crash = AuditCheck(
    "crash", .error, "the behavior crashes",
    rule:
      "updateTarget and properties return, whatever the gesture: no trap, no bad access, no endless recursion.",
    .end)
}
