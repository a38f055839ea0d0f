/// The compiler's words on a place in a source, or on none.
struct CompilerDiagnostic: Codable, Equatable {
  enum Severity: String, Codable, CaseIterable { case error, warning, note }

  /// The file as the source names itself; `nil` where the compiler names no place.
  var file: String?

  /// The place, from 1; columns count bytes.
  var line = 0
  var column = 0
  let severity: Severity
  let text: String

  /// Under which name what makes the behavior stands in the compiler's messages.
  static let expressionFile = "--behavior"

  /// The diagnostics in what a compiler wrote; lines that are none, such as excerpts, are left out.
  static func all(in output: String) -> [CompilerDiagnostic] {
    output.split(separator: "\n").compactMap { line in
      Severity.allCases.lazy.compactMap { CompilerDiagnostic(String(line), $0) }.first
    }
  }
}

extension CompilerDiagnostic {
  private init?(_ line: String, _ severity: Severity) {
    let mark = severity.rawValue + ": "
    // A line that begins so has no place.
    let all = ": " + line
    guard let range = all.firstRange(of: ": " + mark) else { return nil }
    self.init(severity: severity, text: String(all[range.upperBound...]))
    let parts = all[..<range.lowerBound].dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
    else { return }
    file = parts.dropLast(2).joined(separator: ":")
    (self.line, self.column) = (line, column)
  }

  var missingName: String? {
    guard text.hasPrefix("cannot find "), text.hasSuffix(" in scope") else { return nil }
    return text.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// The member that a type lacks, behind its name.
  var missingMember: String? {
    if text.hasPrefix("reference to member '"), text.contains("without a contextual type") {
      // What is attached as `.card(width: 300)` is a member of the protocol.
      return text.split(separator: "'").dropFirst().first.map { "ScrollTargetBehavior.\($0)" }
    }
    // A type may have another name: `type 'Spec' (aka 'CardSpec') has no member 'gap'`.
    let words = text.split(separator: "'")
    // A context has the values of the environment as members of its own.
    let isDynamic = text.contains(" has no dynamic member '")
    let verb = isDynamic ? " has no dynamic member " : " has no member "
    guard let place = words.firstIndex(where: { $0.hasSuffix(verb) }), place + 1 < words.count, place > 1,
      let owner = isDynamic ? words.last : words[place - 1]
    else { return nil }
    // Of the two protocols that an attached behavior may be of, it names the one that was tried last.
    let type = owner == "ChartScrollTargetBehavior" ? "ScrollTargetBehavior" : owner
    return "\(type).\(words[place + 1])"
  }
}
