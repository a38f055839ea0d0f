import SnapsimText

/// Several behaviors beside each other: what each check found.
struct VerdictTable {
  /// Whether errors are red.
  var isColored = false

  private let verdicts: [Verdict]

  /// The names of the checks that were made, in their order.
  private let checks: [String]

  /// How wide the table is at most, in columns of a terminal.
  private static let width = 80

  /// How wide a behavior's column is where its name does not stand over it.
  private static let narrow = 9

  init(_ verdicts: [Verdict], checks: [String]) {
    self.verdicts = verdicts
    self.checks = checks
  }

  /// Writes the table: the checks that found something by the behaviors, the other checks in one line.
  ///
  /// Names of behaviors that do not fit are numbers, told below; too many behaviors make several tables.
  func writeText(to text: inout ByteText) {
    let labels = ["errors", "warnings", "notes", others]
    let first = ((rows + labels).map(\.count).max() ?? 0) + 2
    let names = verdicts.map { $0.behavior.escapingControls }
    let isNamed = first + names.reduce(0) { $0 + max($1.count + 2, Self.narrow) } <= Self.width
    let headings = isNamed ? names : names.indices.map { "[\($0 + 1)]" }
    let widths = headings.map { max($0.count + 2, Self.narrow) }
    let perTable = isNamed ? max(1, names.count) : max(1, (Self.width - first) / Self.narrow)
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
      for check in rows { line(check) { Self.cell(verdicts[$0].entry(of: check), verdicts[$0]) } }
      if !others.isEmpty { line(others) { Self.cell(nil, verdicts[$0]) } }
      for (label, level) in zip(labels, ReportLevel.allCases) {
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
  private var rows: [String] { checks.filter { check in verdicts.contains { $0.entry(of: check) != nil } } }

  /// The label of the line for the checks that found nothing; empty where there are none.
  private var others: String {
    let count = checks.count - rows.count
    if count == 0 { return "" }
    return rows.isEmpty
      ? "all \(count) checks" : count == 1 ? "the other check" : "the other \(count) checks"
  }

  private static let errorMark = " E"

  private static func cell(_ entry: Verdict.Entry?, _ verdict: Verdict) -> String {
    guard let entry else { return verdict.isComplete ? "✓" : "?" }
    switch entry.level {
    case .error: return "\(entry.failures)\(errorMark)"
    case .warning: return "\(entry.failures) w"
    case .note: return "\(entry.failures) n"
    }
  }

  /// Writes the table as one object in one line: an element for each behavior, with the failing cases of each check.
  func writeJSON(to text: inout ByteText) {
    text.append("{\"verdict\":[")
    for (index, verdict) in verdicts.enumerated() {
      text.append(index == 0 ? "{\"behavior\":" : ",{\"behavior\":")
      JSONText.string(verdict.behavior, to: &text)
      text.append(",\"complete\":\(verdict.isComplete)")
      for (key, level) in zip(["errors", "warnings", "notes"], ReportLevel.allCases) {
        text.append(",\"\(key)\":\(verdict.count(of: level))")
      }
      let failures = checks.map { "\(JSONText.string($0)):\(verdict.entry(of: $0)?.failures ?? 0)" }
      text.append(",\"checks\":{\(failures.joined(separator: ","))}}")
    }
    text.append("]}\n")
  }
}
