import SnapsimText

/// Several behaviors beside each other: what each check found.
struct VerdictTable {
  /// Whether errors are red.
  private let isColored: Bool

  private let verdicts: [Report.Subject]

  /// The names of the checks that were made, in their order.
  private let checks: [String]

  /// How wide a behavior's column is where its name does not stand over it.
  private static let narrow = 9

  init(_ verdicts: [Report.Subject], checks: [String], isColored: Bool = false) {
    (self.verdicts, self.checks, self.isColored) = (verdicts, checks, isColored)
  }

  /// Writes the table: the checks that found something by the behaviors, the other checks in one line.
  ///
  /// Names of behaviors that do not fit are numbers, told below; too many behaviors make several tables.
  func writeText(to text: inout ByteText) {
    let labels = ["errors", "warnings", "notes", others]
    let first = ((rows + labels).map(\.count).max() ?? 0) + 2
    let names = verdicts.map { $0.name.escapingControls }
    let isNamed = first + names.reduce(0) { $0 + max($1.count + 2, Self.narrow) } <= Paragraph.width
    let headings = isNamed ? names : names.indices.map { "[\($0 + 1)]" }
    let widths = headings.map { max($0.count + 2, Self.narrow) }
    let perTable = isNamed ? max(1, names.count) : max(1, (Paragraph.width - first) / Self.narrow)
    for start in stride(from: 0, to: verdicts.count, by: perTable) {
      let part = start..<min(start + perTable, verdicts.count)
      text.append("\n")
      func line(_ label: String, _ cell: (Int) -> String) {
        let cells = part.map { index in
          let cell = cell(index)
          let blanks = String(repeating: " ", count: max(0, widths[index] - cell.count))
          return blanks + (isColored && cell.hasSuffix(Self.errorMark) ? cell.inRed : cell)
        }
        text.append(label + String(repeating: " ", count: first - label.count) + cells.joined() + "\n")
      }
      line("") { headings[$0] }
      for check in rows { line(check) { Self.cell(verdicts[$0].fault(of: check), verdicts[$0]) } }
      if !others.isEmpty { line(others) { Self.cell(nil, verdicts[$0]) } }
      for (label, level) in zip(labels, Report.Level.allCases) {
        line(label) { String(verdicts[$0].count(of: level)) }
      }
    }
    if !isNamed {
      for (index, name) in names.enumerated() { text.append("[\(index + 1)] \(name)\n") }
    }
    text.append("cases that fail: E of an error, w of a warning, n of a note; ✓ none\n")
    if !verdicts.allSatisfy(\.isComplete) { text.append("? none before the audit was given up\n") }
  }

  /// The checks that found something in some behavior.
  private var rows: [String] { checks.filter { check in verdicts.contains { $0.fault(of: check) != nil } } }

  /// The label of the line for the checks that found nothing; empty where there are none.
  private var others: String {
    let count = checks.count - rows.count
    if count == 0 { return "" }
    return rows.isEmpty
      ? "all \(count) checks" : count == 1 ? "the other check" : "the other \(count) checks"
  }

  private static let errorMark = " E"

  private static func cell(_ fault: Report.Fault?, _ verdict: Report.Subject) -> String {
    guard let fault else { return verdict.isComplete ? "✓" : "?" }
    switch fault.level {
    case .error: return "\(fault.failures)\(errorMark)"
    case .warning: return "\(fault.failures) w"
    case .note: return "\(fault.failures) n"
    }
  }

  /// The table as one object: an element for each behavior, with the failing cases of each check.
  var object: JSON {
    let verdicts = self.verdicts.map { verdict -> JSON in
      let counts = zip(["errors", "warnings", "notes"], Report.Level.allCases).map {
        (key: $0, value: JSON.number(verdict.count(of: $1)))
      }
      let failures = checks.map { (key: $0, value: JSON.number(verdict.fault(of: $0)?.failures ?? 0)) }
      return .object(
        [("behavior", .string(verdict.name)), ("complete", .bool(verdict.isComplete))] + counts
          + [("checks", .object(failures))])
    }
    return ["verdict": .array(verdicts)]
  }
}
