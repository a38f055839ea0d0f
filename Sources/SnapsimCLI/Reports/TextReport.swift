import SnapsimRuns

extension Report {
  /// The report for people: a paragraph for each fault, with a command that shows it.
  var text: String {
    subjects.map { subject in
      var lines = subject.summary
      for (id, fault) in faults(of: subject) where fault.isShown {
        let heading = tellsLevels ? "\(fault.level.rawValue): \(id)" : id
        lines += ["", "\(isColored && fault.level == .error ? heading.inRed : heading): \(fault.sentence)"]
        lines += (fault.details + fault.hints + (fault.command.map { ["$ " + $0] } ?? [])).map { "  " + $0 }
        if !fault.effects.isEmpty {
          lines.append("  \(Report.Fault.effects(fault.effects))")
        }
      }
      return lines.map { $0 + "\n" }.joined() + subject.closing
    }.joined()
  }
}
