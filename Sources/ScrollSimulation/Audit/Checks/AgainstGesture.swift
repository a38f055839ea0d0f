extension AuditCheck {
  static let againstGesture = AuditCheck(
    id: "against-gesture", severity: .error, sentence: "content moves against the gesture",
    rule: """
      A gesture that begins at rest on a stop, and whose drag and velocity agree, does not come to rest more than half a \
      point on the other side of where it began.
      """,
    scope: .gesture,
    judge: { _, trial in
      guard trial.isFromStop, trial.entry.heading != 0 else { return .notJudged }
      return Verdict(trial.advance >= -Settlement.tolerance)
    },
    explain: { scene, trial in
      let way = trial.entry.heading > 0 ? "forward" : "backward"
      return
        "a gesture \(way) from \(scene.placeName(trial.start)) ends on the other side, at "
        + trial.settlement.offset.inSentence
    })
}
