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
    let slips = Self.documented.filter { name, _ in errors.contains { $0.missingName == name } }
    let names = causes.compactMap(\.missingName).filter { slips[$0] == nil }.distinct
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
      case .error: isTold = causes.isEmpty || causes.contains(diagnostic) || !diagnostic.mayFollow
      case .warning: isTold = false
      case .note: break
      }
      if isTold { failure.lines += words(for: diagnostic, of: spec) }
    }
    failure.lines += slips.values.map { "note: \($0)" }
    if errors.contains(where: { $0.text.contains("Objective-C") || $0.text.contains("'@objc' protocol") }) {
      failure.lines.append(
        "note: there is no Objective-C here; in a copy call the method in place of a #selector, and write a protocol "
          + "without optional methods")
    }
    failure.lines += files.flatMap { Self.slips(in: $0, besides: errors.map(\.line)) }
    if errors.contains(where: \.isOfExpression), !examples.isEmpty {
      failure.lines.append("note: expected such as " + examples.joined(separator: ", "))
    }
    failure.lines += cuts.compactMap { cut in
      cut.reason.map { "\(cut.file):\(cut.line): note: \(cut.what) was left out: \($0)" }
    }
    return failure
  }

  /// Names that the documentation uses for others, with those.
  private static let documented = [
    "Target":
      "SwiftUI's name for it is ScrollTarget: func updateTarget(_ target: inout ScrollTarget, context: TargetContext)"
  ]

  /// Errors that the compiler does not come to: `target.rect.x`, as the documentation prints it.
  private static func slips(in file: SourceFile, besides lines: [Int]) -> [String] {
    var found: [String] = []
    file.tree.descend { node in
      if let member = node.as(MemberAccessExprSyntax.self),
        let rect = member.base?.as(MemberAccessExprSyntax.self), rect.declName.baseName.text == "rect",
        ["x", "y"].contains(member.declName.baseName.text)
      {
        let name = member.declName.baseName
        let isTold = lines.contains(file.line(of: name))
        let words = "a CGRect has no \(name.text) of its own; write rect.origin.\(name.text)"
        found +=
          isTold
          ? ["\(file.path):\(file.line(of: name)): note: \(words)"]
          : file.excerpt(name.bytes.lowerBound, "error: " + words)
      }
      return true
    }
    return found
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
    return file.excerpt(offset, words)
  }
}

extension SourceFile {
  /// Words on a place, with its line.
  fileprivate func excerpt(_ offset: Int, _ words: String) -> [String] {
    let place = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return [
      "\(path):\(place.line):\(place.column): \(words)",
      converter.sourceLines[place.line - 1].filter { !$0.isNewline },
      String(repeating: " ", count: place.column - 1) + "^",
    ]
  }
}

extension CompilerDiagnostic {
  /// Whether an error may come of a missing name.
  fileprivate var mayFollow: Bool {
    isOfExpression || ["conform", "argument", "cannot assign"].contains(where: text.contains)
  }

  /// Whether the error is in the expression that makes the behavior, not in the files.
  fileprivate var isOfExpression: Bool { file == Self.expressionFile }
}
