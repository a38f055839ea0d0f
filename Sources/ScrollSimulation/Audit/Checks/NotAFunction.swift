extension AuditCheck {
  static let notAFunction = AuditCheck(
    id: "not-a-function", severity: .error,
    sentence: "the same gesture does not always rest on the same offset",
    rule: """
      Asked about the same gesture again, after another one and then at once, the behavior leaves exactly the same target.
      """,
    meaning: "The same swipe does not lead to the same place twice.",
    exception: "the behavior is to remember what came before.",
    fix: """
      // The page where the gesture began, in place of one that is stored.
      let page = (context.originalTarget.rect.minX / length).rounded()
      """,
    scope: .pair, effects: [.againstGesture, .movesAtRest, .notIdempotent, .shorterFling],
    isOfAnyLayout: true,
    judge: { scene, trial in
      guard let other = other(scene, trial) else { return .notJudged }
      let target = trial.settlement.target
      if other == target { return .passes }
      return .fails {
        "\(scene.begun(trial))the target is \(target.inSentence), and asked again \(other.inSentence)"
      }
    })

  /// The first target that differs, or else an equal one.
  private static func other(_ scene: AuditScene, _ trial: AuditTrial) -> Double? {
    _ = scene.rest(from: scene.layout.reach / 2, after: Gesture(velocity: 777))
    // Twice, so that what changes with every second call shows too.
    var again: Double?
    for _ in 0..<2 where again == nil || again == trial.settlement.target {
      again =
        scene.questions.rest(of: scene.settling, from: trial.start, after: trial.gesture, isNext: true)?
        .target
    }
    return again
  }
}
