import Foundation
import SnapsimText

extension Report {
  /// The report as workflow commands of GitHub Actions: each fault is an annotation at its line, and what passed is nothing.
  var github: String {
    subjects.map { subject in
      let remark = subject.remark.map { annotation("warning", at: nil, titled: subject.name, $0) } ?? ""
      return remark
        + subject.outcomes.map { outcome in
          guard let fault = outcome.told else { return "" }
          let level = fault.level == .note ? "notice" : fault.level.rawValue
          return annotation(level, at: outcome.place, titled: "\(outcome.id): \(subject.name)", fault.text)
        }.joined()
    }.joined()
  }

  private func annotation(_ level: String, at place: SourcePlace?, titled title: String, _ message: String)
    -> String
  {
    var properties: [(String, String)] = []
    if let place { properties += [("file", place.path), ("line", "\(place.line)")] }
    properties.append(("title", "\(name): \(title)"))
    let written = properties.map { "\($0.0)=\(Self.percentEscaped($0.1, "%\r\n:,"))" }.joined(separator: ",")
    return "::\(level) \(written)::\(Self.percentEscaped(message, "%\r\n"))\n"
  }

  /// A text with some characters escaped, those that would end it and the sign of an escape; controls are spelled out.
  static func percentEscaped(_ text: String, _ reserved: String) -> String {
    text.unicodeScalars.map { scalar in
      guard reserved.unicodeScalars.contains(scalar) else { return String(scalar).escapingControls }
      return String(format: "%%%02X", scalar.value)
    }.joined()
  }
}

/// Lines as compilers write them, which Xcode and most editors show where they point.
extension Report {
  /// The report as diagnostics: each fault in a line, and notes below it with what else is known, the command last.
  var xcode: String {
    subjects.map { subject in
      let remark = subject.remark.map { Self.diagnostic("warning", at: nil, "\(subject.name): \($0)") } ?? ""
      return remark
        + subject.outcomes.map { outcome in
          guard let fault = outcome.told, fault.isShown else { return "" }
          let name = outcome.place == nil ? "\(subject.name): " : ""
          let lines = [fault.sentence] + fault.details
          let command = fault.command.map { ["$ " + $0] } ?? []
          let notes = Array(lines.dropFirst(2)) + fault.hints + fault.effectLines + command
          let message = "\(name)\(outcome.id): \(lines.prefix(2).joined(separator: "; "))"
          return Self.diagnostic(fault.level.rawValue, at: outcome.place, message)
            + notes.map { Self.diagnostic("note", at: outcome.place, $0) }.joined()
        }.joined()
    }.joined()
  }

  private static func diagnostic(_ level: String, at place: SourcePlace?, _ message: String) -> String {
    // An editor takes a path that begins elsewhere for none of its files.
    let prefix = place.map { "\(URL(fileURLWithPath: $0.path).path):\($0.line):\($0.column): " } ?? ""
    return "\(prefix.escapingControls)\(level): \(message.escapingControls)\n"
  }
}
