import SnapsimText

/// A report as workflow commands of GitHub Actions: each fault is an annotation at its line.
///
/// What passed writes nothing.
struct GitHubReport {
  /// The tool or command, for the titles.
  let name: String

  let subjects: [CheckedSubject]

  /// The lines that the runner reads.
  var text: String {
    var text = ""
    for subject in subjects {
      if let remark = subject.remark {
        text += line(.warning, at: nil, title: subject.name, message: remark)
      }
      for outcome in subject.outcomes {
        guard let fault = outcome.fault else { continue }
        text += line(
          fault.level, at: outcome.place, title: "\(outcome.id): \(subject.name)", message: fault.text)
      }
    }
    return text
  }

  private func line(_ level: ReportLevel, at place: SourcePlace?, title: String, message: String) -> String {
    var properties: [(String, String)] = []
    if let place { properties += [("file", place.path), ("line", "\(place.line)")] }
    properties.append(("title", "\(name): \(title)"))
    let written = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    return "::\(Self.command(level)) \(written)::\(Self.data(message))\n"
  }

  private static func command(_ level: ReportLevel) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A message, with what would end its line escaped, and the sign that begins an escape.
  static func data(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n"])
  }

  /// A value of a property, which a comma or a colon would end too.
  static func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  private static func escaped(_ text: String, _ reserved: [Unicode.Scalar]) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard reserved.contains(scalar) else {
        escaped.append(contentsOf: String(scalar).escapingControls.unicodeScalars)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      escaped.append(contentsOf: ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars)
    }
    return String(escaped)
  }
}
