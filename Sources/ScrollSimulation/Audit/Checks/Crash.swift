extension AuditCheck {
  static let crash = AuditCheck(
    id: "crash", severity: .error, sentence: "the behavior crashes",
    rule:
      "updateTarget and properties return, whatever the gesture: no trap, no bad access, no endless recursion, no end of the process.",
    meaning: "The app ends when the finger lifts.",
    fix: """
      // Ask before an index or an optional is used.
      guard let last = points.last else { return }
      target.rect.origin.x = min(target.rect.minX, last)
      """,
    scope: .crash, isOfAnyLayout: true)
}
