extension AuditCheck {
  package static let misalignedRest = AuditCheck(
    id: "misaligned-rest", severity: .error, sentence: "content comes to rest between stops",
    rule: """
      After every gesture, begun at rest on a stop or anywhere between, the offset is within half a point of a stop of \
      the grid that the behavior is meant to rest on, or of an end.
      """,
    scope: .gesture,
    judge: { scene, trial in
      guard scene.grid.judgesRests else { return .notJudged }
      return Verdict(scene.misalignment(trial.settlement) <= Settlement.tolerance)
    },
    explain: { scene, trial in
      let offset = trial.settlement.offset
      let distance = scene.grid.misalignment(offset).inSentence
      return "\(scene.begun(trial))it rests on \(offset.inSentence), \(distance) pt from the nearest stop"
    })
}
