import SnapsimText

/// Markdown as GitHub has it, to be pasted into an issue: an item for each fault, with the command that shows it.
extension Report {
  var markdown: String {
    subjects.map { subject in
      let summary = subject.summary.map { Self.escaped($0.trimmingPrefix { $0 == " " }) }
      let heading = "### \(summary.first ?? Self.escaped(subject.name))\n"
      let faults = faults(of: subject).filter(\.fault.isShown).map { id, fault in
        let lines =
          ["- **\(fault.level.rawValue): \(id)**: \(Self.escaped(fault.sentence))"]
          + (fault.details + fault.hints + fault.effectLines).map { "  " + Self.escaped($0) }
        let command = fault.command.map { "\n  ```sh\n  \($0)\n  ```\n" } ?? ""
        return lines.joined(separator: "  \n") + "\n" + command
      }
      let closing = subject.closing.isEmpty ? [] : [Self.fenced { $0.append(subject.closing) }]
      return ([heading] + summary.dropFirst().map { $0 + "\n" } + faults + closing).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Lines that keep their columns.
  static func fenced(_ write: (inout ByteText) -> Void) -> String {
    var text = ByteText()
    write(&text)
    return "```text\n\(text.string.trimmingPrefix("\n"))```\n"
  }

  /// Words without the signs of Markdown and HTML.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.map { "\\`*_<[".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
