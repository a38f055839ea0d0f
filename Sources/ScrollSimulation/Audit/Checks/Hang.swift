extension AuditCheck {
  static let hang = AuditCheck(
    id: "hang", severity: .error, sentence: "the behavior does not return",
    rule: "updateTarget returns within two seconds (or SNAPSIM_TIME_LIMIT), whatever the gesture.",
    meaning: "The app freezes when the finger lifts.",
    fix: """
      // Divide, where a loop adds up lengths that may be 0.
      guard length > 0 else { return }
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
      """,
    scope: .hang, isOfAnyLayout: true)
}
