/// What the compiler says of a place in a source, or of none.
package struct CompilerDiagnostic: Equatable {
  package enum Severity: String {
    case error, warning, note
  }

  /// The file as the source names itself; `nil` where the compiler names no place.
  package let file: String?

  /// The place, from 1; columns count bytes.
  package let line: Int
  package let column: Int
  package let severity: Severity
  package let text: String

  /// The diagnostics in what a compiler wrote; lines that are none, such as excerpts, are left out.
  package static func all(in output: String) -> [CompilerDiagnostic] {
    output.split(separator: "\n").compactMap { diagnostic(in: String($0)) }
  }

  private static func diagnostic(in line: String) -> CompilerDiagnostic? {
    for severity in [Severity.error, .warning, .note] {
      let mark = severity.rawValue + ": "
      if line.hasPrefix(mark) {
        return CompilerDiagnostic(
          file: nil, line: 0, column: 0, severity: severity, text: String(line.dropFirst(mark.count)))
      }
      guard let range = line.firstRange(of: ": " + mark) else { continue }
      let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let text = String(line[range.upperBound...])
      guard parts.count > 2, let number = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { return CompilerDiagnostic(file: nil, line: 0, column: 0, severity: severity, text: text) }
      return CompilerDiagnostic(
        file: parts.dropLast(2).joined(separator: ":"), line: number, column: column, severity: severity,
        text: text)
    }
    return nil
  }
}
