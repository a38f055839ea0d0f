import ScrollBehavior

extension AuditCheck {
  /// Two calls with the same input differ.
  static let notAFunction = AuditCheck(
    "not-a-function", .error, "the same gesture does not always rest on the same offset",
    rule: """
      Asked twice about the same gesture, with another one asked in between, the behavior leaves exactly the same target.
      """,
    .pair,
    judge: { scene, trial in
      guard let again = again(scene, trial) else { return .notJudged }
      return Verdict(again == trial.settlement.target)
    },
    explain: { scene, trial in
      "the target is \(trial.settlement.target.inSentence), and asked again "
        + (again(scene, trial) ?? trial.settlement.target).inSentence
    },
    demonstrate: { _, _ in nil })

  private static func again(_ scene: AuditScene, _ trial: AuditTrial) -> Double? {
    _ = scene.rest(from: scene.layout.reach / 2, after: Gesture(velocity: 777))
    return scene.rest(from: trial.start, after: trial.entry.gesture)?.target
  }
}
