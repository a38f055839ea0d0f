import ScrollSimulation
import SnapsimText

/// What became of a behavior with another number for one of its arguments.
struct ArgumentTrial {
  let tried: TriedArgument

  /// The worst that happened, and a command line that shows it; `nil` where nothing did.
  let fault: (finding: Finding, command: String)?

  /// What it is looked at for: whatever the number, the behavior must come back with a number.
  static let checks: [AuditCheck] = AuditCheck.all.filter { ["crash", "hang", "non-finite"].contains($0.id) }

  /// The rule that reports name.
  static let rule = ReportRule(
    id: "try-arguments", sentence: "another argument makes the behavior crash, hang or return no number",
    text:
      "With 0, a number of the other sign and 1e9 in place of each number in the behavior's expression, it comes "
      + "back with finite targets.", level: .note)

  /// What happened, in one line.
  var words: String? { fault.map { "\(tried.spec): \($0.finding.id): \($0.finding.explanation)" } }
}

extension [ArgumentTrial] {
  /// Those with which something happened.
  private var faulty: [(spec: String, finding: Finding, command: String)] {
    compactMap { trial in trial.fault.map { (trial.tried.spec, $0.finding, $0.command) } }
  }

  /// Writes a note for each argument that goes wrong, and how many were tried.
  func writeText(to text: inout ByteText) {
    for (spec, finding, command) in faulty {
      text.append("\nnote: \(ArgumentTrial.rule.id): \(spec.escapingControls): \(finding.check.sentence)\n")
      if finding.explanation != finding.check.sentence { text.append("  \(finding.explanation)\n") }
      text.append("  $ \(command)\n")
    }
    guard !isEmpty else {
      text.append("\nno other argument to try: the spec writes out no number that takes another value\n")
      return
    }
    let well = count - faulty.count
    text.append("\nof \(count) other argument\(count == 1 ? "" : "s") tried \(well) did no harm\n")
  }

  /// Writes an object for each argument that goes wrong.
  func writeJSON(to text: inout ByteText) {
    for (spec, finding, command) in faulty {
      let pairs = [
        ("id", ArgumentTrial.rule.id), ("behavior", spec), ("severity", "note"),
        ("sentence", finding.check.sentence), ("rule", ArgumentTrial.rule.text),
        ("explanation", finding.explanation), ("command", command),
      ]
      let members = pairs.map { "\"\($0.0)\":\(JSONText.string($0.1))" }
      text.append("{\(members.joined(separator: ","))}\n")
    }
  }

  /// What a report tells.
  func outcome(at place: SourcePlace?) -> CheckOutcome {
    let words = compactMap(\.words)
    return CheckOutcome(
      id: ArgumentTrial.rule.id, place: place,
      fault: words.isEmpty
        ? nil : .init(level: .note, message: words.joined(separator: "\n"), command: faulty.first?.command))
  }
}
