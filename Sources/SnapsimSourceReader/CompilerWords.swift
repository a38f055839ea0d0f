import SwiftSyntax

/// The compiler's errors in terms of the user's files, with their likely cause.
struct CompilerWords {
  private(set) var failure = SourceAnswer.Failure(lines: [])
  private let sources: SourceCuts

  /// Words for the compiler's errors.
  ///
  /// - Parameters:
  /// - diagnostics: the errors.
  /// - sources: the files as they were compiled.
  /// - spec: named where the error is in the expression.
  /// - examples: specs that would compile.
  init(_ diagnostics: [CompilerDiagnostic], _ sources: SourceCuts, spec: String, examples: [String]) {
    self.sources = sources
    let errors = diagnostics.filter { $0.severity == .error }
    // What else is wrong where a name is unknown comes of that.
    let causes = errors.filter { $0.missingName != nil && !$0.isOfExpression }
    failure.isOfExpression = !errors.isEmpty && errors.allSatisfy(\.isOfExpression)
    failure.isMissingNames = errors.contains {
      $0.text.hasPrefix("cannot find ") || $0.text.hasPrefix("unknown attribute")
    }
    let names = causes.compactMap(\.missingName).distinct
    // A type comes first: its file may well have its name.
    let types = names.filter { $0.first?.isUppercase == true }
    failure.missing =
      failure.isOfExpression
      ? errors.compactMap(\.missingName).distinct
      : types.isEmpty ? [] : types + names.filter { !types.contains($0) }
    var isTold = false
    for diagnostic in diagnostics {
      // A note belongs to what stands before it.
      switch diagnostic.severity {
      case .error: isTold = causes.isEmpty || causes.contains(diagnostic)
      case .warning: isTold = false
      case .note: break
      }
      if isTold { tell(diagnostic, spec) }
    }
    if errors.contains(where: \.isOfExpression), !examples.isEmpty {
      failure.lines.append("note: expected such as " + examples.joined(separator: ", "))
    }
    tellStubs(for: types)
    for cut in sources.cuts {
      guard let reason = cut.reason else { continue }
      failure.lines.append("\(cut.file):\(cut.line): note: \(cut.what) was left out: \(reason)")
    }
  }

  /// Shows stand-ins for types that none of the files declares.
  private mutating func tellStubs(for names: [String]) {
    for name in names {
      var members: [String] = []
      for text in sources.files.map(\.tree.description) {
        for start in text.ranges(of: name + ".").map(\.upperBound) {
          let member = String(text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
          if member.first?.isLowercase == true, !members.contains(member) { members.append(member) }
        }
      }
      let stub =
        members.isEmpty
        ? "struct \(name) {}"
        : "enum \(name) { \(members.map { "static let \($0): CGFloat = 100" }.joined(separator: "; ")) }"
      failure.lines.append(
        "note: where its values do not matter, a stub will do in ./\(name).swift, with import Foundation before it:"
      )
      failure.lines.append("  " + stub)
    }
  }

  private mutating func tell(_ diagnostic: CompilerDiagnostic, _ spec: String) {
    let words = "\(diagnostic.severity.rawValue): \(diagnostic.text)"
    if diagnostic.isOfExpression {
      failure.lines.append("--behavior '\(spec)': \(words)")
    } else if let file = sources.files.first(where: { $0.path == diagnostic.file }),
      let offset = file.offset(of: diagnostic)
    {
      let place = file.converter.location(for: AbsolutePosition(utf8Offset: offset))
      failure.lines.append("\(file.path):\(place.line):\(place.column): \(words)")
      failure.lines.append(file.converter.sourceLines[place.line - 1].filter { !$0.isNewline })
      failure.lines.append(String(repeating: " ", count: place.column - 1) + "^")
    } else if diagnostic.severity == .error {
      // A note in the library's own sources says nothing to the user.
      failure.lines.append(words)
    }
  }
}

extension CompilerDiagnostic {
  fileprivate var missingName: String? {
    guard text.hasPrefix("cannot find "), text.hasSuffix(" in scope") else { return nil }
    return text.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// Whether the error is in the expression that makes the behavior, not in the files.
  fileprivate var isOfExpression: Bool { file == Self.expressionFile }
}
