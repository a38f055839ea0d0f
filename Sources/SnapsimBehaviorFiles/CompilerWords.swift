import Foundation

/// The compiler's errors in terms of the user's files, and what they may come from.
struct CompilerWords {
  private(set) var lines: [String] = []

  /// Words for some diagnostics of a source.
  init(_ diagnostics: [CompilerDiagnostic], _ source: BehaviorSource) {
    let errors = diagnostics.filter { $0.severity == .error }
    // What else is wrong where a name is unknown comes of that.
    let causes = errors.filter { $0.missingName != nil && $0.file != BehaviorSource.expressionFile }
    var isTold = false
    for diagnostic in diagnostics {
      // A note belongs to what stands before it.
      switch diagnostic.severity {
      case .error: isTold = causes.isEmpty || causes.contains(diagnostic)
      case .warning: isTold = false
      case .note: break
      }
      if isTold { tell(diagnostic, source) }
    }
    if errors.contains(where: { $0.file == BehaviorSource.expressionFile }), !source.examples.isEmpty {
      let files = source.spec.files.joined(separator: "+")
      lines.append(
        "note: expected such as " + source.examples.map { "'\(files):\($0)'" }.joined(separator: ", "))
    }
    tellStubs(for: causes.compactMap(\.missingName), source)
    for cut in source.cuts {
      if let reason = cut.reason {
        lines.append("\(cut.file):\(cut.line): note: \(cut.what) was left out: \(reason)")
      }
    }
  }

  /// Shows what may stand for types that none of the files declares.
  private mutating func tellStubs(for names: [String], _ source: BehaviorSource) {
    var told: Set<String> = []
    for name in names where name.first?.isUppercase == true && told.insert(name).inserted {
      var members: [String] = []
      for file in source.files {
        let parts = String(decoding: file.edits.original, as: UTF8.self).components(separatedBy: name + ".")
        for part in parts.dropFirst() {
          let member = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
          if member.first?.isLowercase == true, !members.contains(member) { members.append(member) }
        }
      }
      let stub =
        members.isEmpty
        ? "struct \(name) {}"
        : "enum \(name) { \(members.map { "static let \($0): CGFloat = 100" }.joined(separator: "; ")) }"
      lines.append(
        "note: where its values do not matter, a stub will do in ./\(name).swift, with import Foundation before it:"
      )
      lines.append("  " + stub)
    }
  }

  private mutating func tell(_ diagnostic: CompilerDiagnostic, _ source: BehaviorSource) {
    let words = "\(diagnostic.severity.rawValue): \(diagnostic.text)"
    if diagnostic.file == BehaviorSource.expressionFile {
      lines.append("--behavior '\(source.spec.text)': \(words)")
    } else if let file = source.files.first(where: { $0.path == diagnostic.file }),
      let offset = file.edits.offset(line: diagnostic.line, column: diagnostic.column)
    {
      let place = file.edits.place(of: offset)
      lines.append("\(file.path):\(place.line):\(place.column): \(words)")
      lines.append(file.edits.line(place.line))
      lines.append(String(repeating: " ", count: max(0, place.column - 1)) + "^")
    } else if diagnostic.severity == .error {
      // A note in the library's own sources says nothing to the user.
      lines.append(words)
    }
  }
}

extension CompilerDiagnostic {
  /// The name that the compiler does not find.
  var missingName: String? {
    guard text.hasPrefix("cannot find "), text.hasSuffix(" in scope") else { return nil }
    return text.split(separator: "'").dropFirst().first.map(String.init)
  }
}

extension BehaviorFileError {
  /// Whether the compiler understands the files, but not what is to make the behavior.
  var isOfExpression: Bool {
    guard case .doesNotCompile(_, let words) = self else { return false }
    let errors = words.filter { $0.contains(": error: ") }
    return !errors.isEmpty && errors.allSatisfy { $0.hasPrefix("--behavior '") }
  }

  /// Whether errors cannot come from what was left out: what has a name and is missing was not, as it is named.
  var namesMissing: Bool {
    guard case .doesNotCompile(_, let words) = self else { return true }
    let errors = words.filter { $0.contains(": error: ") }
    return errors.contains { $0.contains("error: cannot find ") || $0.contains("error: unknown attribute") }
  }
}
