import Foundation
import SnapsimText

// Faults at their lines, for what shows the files; what passed is nothing.
extension Report {
  /// The report as workflow commands of GitHub Actions: an annotation for each fault.
  var github: String {
    func annotation(_ level: String, at place: SourcePlace?, titled title: String, _ message: String)
      -> String
    {
      let file = place.map { [("file", $0.path), ("line", "\($0.line)")] } ?? []
      let properties = (file + [("title", "\(name): \(title)")]).map {
        "\($0)=\(Self.percentEscaped($1, "%\r\n:,"))"
      }
      return "::\(level) \(properties.joined(separator: ","))::\(Self.percentEscaped(message, "%\r\n"))\n"
    }
    return told {
      annotation("warning", at: nil, titled: $0.name, $1)
    } fault: { subject, outcome, fault in
      let level = fault.level == .note ? "notice" : fault.level.rawValue
      return annotation(level, at: outcome.place, titled: "\(outcome.id): \(subject.name)", fault.text)
    }
  }

  /// The report as compilers write it: each fault in a line, and notes below it with what else is known, the command last.
  var xcode: String {
    func diagnostic(_ level: String, at place: SourcePlace?, _ message: String) -> String {
      // An editor takes a path that begins elsewhere for none of its files.
      let prefix = place.map { "\(URL(fileURLWithPath: $0.path).path):\($0.line):\($0.column): " } ?? ""
      return "\(prefix.escapingControls)\(level): \(message.escapingControls)\n"
    }
    return told {
      diagnostic("warning", at: nil, "\($0.name): \($1)")
    } fault: { subject, outcome, fault in
      guard fault.isShown else { return "" }
      let name = outcome.place == nil ? "\(subject.name): " : ""
      let lines = [fault.sentence] + fault.details
      let notes = Array(lines.dropFirst(2)) + fault.hints + fault.effectLines + fault.commandLines
      let message = "\(name)\(outcome.id): \(lines.prefix(2).joined(separator: "; "))"
      return diagnostic(fault.level.rawValue, at: outcome.place, message)
        + notes.map { diagnostic("note", at: outcome.place, $0) }.joined()
    }
  }

  private func told(
    remark: (Subject, String) -> String, fault: (Subject, Outcome, Fault) -> String
  ) -> String {
    subjects.map { subject in
      let faults = subject.outcomes.compactMap { outcome in outcome.told.map { fault(subject, outcome, $0) } }
      return (subject.remark.map { remark(subject, $0) } ?? "") + faults.joined()
    }.joined()
  }

  /// A text with some characters escaped, those that would end it and the sign of an escape; controls are spelled out.
  static func percentEscaped(_ text: String, _ reserved: String) -> String {
    text.unicodeScalars.map { scalar in
      guard reserved.unicodeScalars.contains(scalar) else { return String(scalar).escapingControls }
      return String(format: "%%%02X", scalar.value)
    }.joined()
  }
}
