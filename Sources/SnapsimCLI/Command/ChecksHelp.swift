import ScrollSimulation
import SnapsimText

extension Help {
  /// The page of a check of the audit: its meaning, its rule and a fix; `nil` where there is no such check.
  static func page(ofCheck id: String) -> String? {
    guard let check = AuditCheck.all.first(where: { $0.id == id }) else { return nil }
    let advice = check.advice
    let paragraphs = [
      "\(id) (\(check.severity.rawValue)): \(check.sentence)",
      advice.meaning,
      "Rule: \(check.rule)",
      advice.exception.map { "It is no fault where \($0)" } ?? "It is always a fault.",
      "A fix in updateTarget, for a horizontal scroll view; length is that of a step:",
    ].map { Paragraph.lines($0, indent: 0) }
    let fix = advice.fix.split(separator: "\n").map { "    " + $0 }
    let commands = [
      "Searched for alone, and left out:",
      "  snapsim audit --behavior ./MyBehavior.swift --only \(id)",
      "  snapsim audit --behavior ./MyBehavior.swift --skip \(id)",
    ]
    return page(Array((paragraphs + [fix, commands]).joined(separator: [""])))
  }
}
