/// Findings that follow from one another, joined into one.
enum SharedCauses {
  /// The faults that follow from another one on the same layout.
  private static let following: [(cause: String, effects: Set<String>)] = [
    ("trap", ["unreachable-stop", "direction-dependent-stops", "ignored-fling"]),
    ("unreachable-stop", ["direction-dependent-stops"]),
  ]

  /// The findings, those with a common cause as one that names the others.
  ///
  /// - Warnings that assume the same have that for their cause.
  /// - What cannot be left cannot be flung from either, and what lies behind it is out of reach.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var joined: [Finding] = []
    for finding in findings {
      let head = joined.firstIndex { head in
        finding.severity == .warning && head.severity == .warning && head.assumption == finding.assumption
      }
      if let head { joined[head].also.append(finding) } else { joined.append(finding) }
    }
    for (id, effects) in following {
      guard let cause = joined.firstIndex(where: { $0.id == id && $0.severity == .error }) else { continue }
      let layout = joined[cause].counterexample.layout
      let effects = joined.filter {
        $0.severity == .error && effects.contains($0.id) && $0.counterexample.layout == layout
      }
      joined[cause].also += effects.flatMap { [$0] + $0.also }
      joined.removeAll { finding in effects.contains { $0.id == finding.id } && finding.severity == .error }
    }
    return joined
  }
}
