import ScrollSimulation
import SnapsimText

// Several behaviors beside each other: what each check found.
extension Report {
  /// How wide a behavior's column is where its name does not stand over it.
  private static let narrow = 9

  /// Writes the checks that found something by the behaviors, the others in one line; names that do not fit are numbers.
  func writeVerdicts(on checks: [String], to text: inout ByteText) {
    let rows = checks.filter { check in subjects.contains { $0.fault(of: check) != nil } }
    let count = checks.count - rows.count
    // The label of the line for the checks that found nothing.
    let noun = count == 1 ? "the other check" : "the other \(count) checks"
    let others = count == 0 ? "" : rows.isEmpty ? "all \(count) checks" : noun
    let labels = ["errors", "warnings", "notes", others]
    let first = ((rows + labels).map(\.count).max() ?? 0) + 2
    let names = subjects.map { $0.name.escapingControls }
    let isNamed = first + names.reduce(0) { $0 + max($1.count + 2, Self.narrow) } <= Terminal.standard.columns
    let headings = isNamed ? names : names.indices.map { "[\($0 + 1)]" }
    let widths = headings.map { max($0.count + 2, Self.narrow) }
    let perTable = isNamed ? max(1, names.count) : max(1, (Terminal.standard.columns - first) / Self.narrow)
    for start in stride(from: 0, to: subjects.count, by: perTable) {
      let part = start..<min(start + perTable, subjects.count)
      text.append("\n")
      func line(_ label: String, _ cell: (Int) -> String) {
        let cells = part.map { index in
          let cell = cell(index)
          let blanks = "".padded(to: widths[index] - cell.count)
          return blanks + (isColored && cell.hasSuffix(Self.errorMark) ? cell.inRed : cell)
        }
        text.append(label.padded(to: first) + cells.joined() + "\n")
      }
      line("") { headings[$0] }
      for check in rows { line(check) { Self.cell(subjects[$0].fault(of: check), subjects[$0]) } }
      if !others.isEmpty { line(others) { Self.cell(nil, subjects[$0]) } }
      for (label, level) in zip(labels, AuditCheck.Severity.allCases) {
        line(label) { String(subjects[$0].count(of: level)) }
      }
    }
    if !isNamed { for (index, name) in names.enumerated() { text.append("[\(index + 1)] \(name)\n") } }
    text.append("cases that fail: E of an error, w of a warning, n of a note; ✓ none\n")
    if !subjects.allSatisfy(\.isComplete) { text.append("? none before the audit was given up\n") }
  }

  /// How many scroll views have faults, and which: views of an app are not compared with each other.
  var tally: String {
    let levels = [AuditCheck.Severity.error, .warning]
    let worst = subjects.map { subject in levels.first { subject.count(of: $0) > 0 } }
    let kinds = [(levels[0], "with errors"), (levels[1], "with warnings alone"), (nil, "without either")]
    let counts = kinds.map { level, words in (count: worst.count { $0 == level }, words: words) }
      .filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }
    var lines = ["", "\(subjects.count.of("scroll view")): \(counts.joined(separator: ", "))"]
    for (subject, level) in zip(subjects, worst) where level != nil {
      let found = levels.filter { subject.count(of: $0) > 0 }.map { subject.count(of: $0).of($0.rawValue) }
      let ids = faults(of: subject).filter { $0.fault.level != .note }.map(\.id)
      lines.append(
        "  \(subject.name.escapingControls): \(found.joined(separator: ", ")): \(ids.joined(separator: ", "))"
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let errorMark = " E"

  private static func cell(_ fault: Fault?, _ subject: Subject) -> String {
    guard let fault else { return subject.isComplete ? "✓" : "?" }
    let mark = fault.level == .error ? errorMark : " \(fault.level.rawValue.prefix(1))"
    return "\(fault.failures)\(mark)"
  }

  /// The table as one object: an element for each behavior, with the failing cases of each check.
  func verdicts(on checks: [String]) -> JSON {
    let verdicts = subjects.map { subject -> JSON in
      let counts = AuditCheck.Severity.allCases.map { level in
        (key: level.rawValue + "s", value: JSON.number(subject.count(of: level)))
      }
      let failures = checks.map { (key: $0, value: JSON.number(subject.fault(of: $0)?.failures ?? 0)) }
      return .object(
        [("behavior", .string(subject.name)), ("complete", .bool(subject.isComplete))] + counts
          + [("checks", .object(failures))])
    }
    return ["verdict": .array(verdicts)]
  }
}
