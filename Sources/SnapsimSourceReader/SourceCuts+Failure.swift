import SwiftSyntax

extension SourceCuts {
  /// The compiler's errors in terms of the user's files, with their likely cause.
  func failure(
    by diagnostics: [CompilerDiagnostic], of spec: String, examples: [String]
  ) -> SourceAnswer.Failure {
    var failure = SourceAnswer.Failure(lines: [])
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
      if isTold { failure.lines += words(for: diagnostic, of: spec) }
    }
    if errors.contains(where: \.isOfExpression), !examples.isEmpty {
      failure.lines.append("note: expected such as " + examples.joined(separator: ", "))
    }
    failure.lines += types.flatMap(stub)
    failure.lines += cuts.compactMap { cut in
      cut.reason.map { "\(cut.file):\(cut.line): note: \(cut.what) was left out: \($0)" }
    }
    return failure
  }

  /// A stand-in for a type that none of the files declares, with the members that they name.
  private func stub(for name: String) -> [String] {
    let members = files.map(\.tree.description).flatMap { text in
      text.ranges(of: name + ".").map { String(text[$0.upperBound...].prefix(while: \.isOfName)) }
    }
    .filter { $0.first?.isLowercase == true }.distinct
    let constants = members.map { "static let \($0): CGFloat = 100" }.joined(separator: "; ")
    return [
      "note: where its values do not matter, a stub will do in ./\(name).swift, with import Foundation before it:",
      members.isEmpty ? "  struct \(name) {}" : "  enum \(name) { \(constants) }",
    ]
  }

  private func words(for diagnostic: CompilerDiagnostic, of spec: String) -> [String] {
    let words = "\(diagnostic.severity.rawValue): \(diagnostic.text)"
    if diagnostic.isOfExpression { return ["--behavior '\(spec)': \(words)"] }
    guard let file = files.first(where: { $0.path == diagnostic.file }),
      let offset = file.offset(of: diagnostic)
    else {
      // A note in the library's own sources says nothing to the user.
      return diagnostic.severity == .error ? [words] : []
    }
    let place = file.converter.location(for: AbsolutePosition(utf8Offset: offset))
    return [
      "\(file.path):\(place.line):\(place.column): \(words)",
      file.converter.sourceLines[place.line - 1].filter { !$0.isNewline },
      String(repeating: " ", count: place.column - 1) + "^",
    ]
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
