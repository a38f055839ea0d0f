import SnapsimRuns

extension Report {
  /// The report for people: a paragraph for each fault, with a command that shows it.
  var text: String {
    subjects.map { subject in
      var lines = subject.summary
      for (id, fault) in faults(of: subject) where fault.isShown {
        let heading = tellsLevels ? "\(fault.level.rawValue): \(id)" : id
        lines += ["", "\(isColored && fault.level == .error ? heading.inRed : heading): \(fault.sentence)"]
        let command = fault.command.map { ["$ " + $0] } ?? []
        lines += (fault.details + fault.hints + command + fault.effectLines).map { "  " + $0 }
      }
      return lines.map { $0 + "\n" }.joined() + subject.closing
    }.joined()
  }
}
