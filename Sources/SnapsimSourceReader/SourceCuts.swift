import SwiftSyntax

/// The files of a spec on their way to the compiler, less what does not compile.
struct SourceCuts {
  private(set) var files: [SourceFile]
  private let behavior: Behavior?

  /// The cuts that are worth telling.
  private(set) var cuts: [SourceAnswer.Cut] = []

  init(_ files: [SourceFile], behavior: Behavior?) { (self.files, self.behavior) = (files, behavior) }

  /// The place of an error, and the compiler's words.
  private typealias Place = (file: Int, offset: Int, reason: String)

  mutating func apply(_ change: Change, in file: Int) {
    files[file].replace(change.range, with: change.text)
    note(change, in: file)
  }

  private mutating func note(_ change: Change, in file: Int) {
    let (path, range) = (files[file].path, change.range)
    let isKnown = cuts.contains {
      $0.file == path
        && ($0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
          || $0.line == change.line && $0.what == change.what)
    }
    guard let what = change.what, !isKnown else { return }
    // What was cut of it before goes with it.
    cuts.removeAll { $0.file == path && range.contains($0.range.lowerBound) }
    cuts.append(.init(file: path, line: change.line, range: range, what: what, reason: change.reason))
  }

  private func places(_ errors: [CompilerDiagnostic]) -> [Place] {
    errors.compactMap { error in
      files.indices.lazy.compactMap { file in files[file].offset(of: error).map { (file, $0, error.text) } }
        .first
    }
  }

  /// The declarations around a place, from the outermost one: types, then a member of the innermost type.
  private func around(_ place: Place) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    var inner = files[place.file].declarations
    while let next = inner.first(where: { $0.range.contains(place.offset) }) {
      found.append(next)
      inner = next.isType ? next.members : []
    }
    return found
  }

  /// The index of the behavior, or of the extension that makes it one, among nested declarations.
  private func ownPart(of declarations: [SwiftDeclaration]) -> Int? {
    declarations.indices.first { index in
      let type = declarations[index]
      return type.isType && declarations[...index].flatMap(\.path) == behavior?.path
        && (type.kind != "extension"
          || type.inheritance.contains { $0.names.contains { $0.hasSuffix("ScrollTargetBehavior") } })
    }
  }

  /// Cuts the innermost member around each error, or else its type, never the behavior; tells whether it could.
  mutating func cut(_ errors: [CompilerDiagnostic]) -> Bool {
    let places = places(errors)
    let members = places.filter { cutMember(at: $0) }
    // What is wrong with a type as a whole may come from one of its members, and go with it.
    let types = places.filter { cutType(at: $0, unlessCut: members) }
    return !members.isEmpty || !types.isEmpty
  }

  private mutating func cutMember(at place: Place) -> Bool {
    let around = around(place)
    guard let member = around.last, !member.isType, ownPart(of: around) == nil else { return false }
    return cut(member.whole, of: around, at: place)
  }

  private mutating func cutType(at place: Place, unlessCut members: [Place]) -> Bool {
    let around = around(place)
    guard let type = around.last, type.isType, ownPart(of: around) == nil,
      !members.contains(where: { $0.file == place.file && type.body?.contains($0.offset) ?? false })
    else { return false }
    let item =
      type.inheritance.first { $0.range.contains(place.offset) }
      ?? type.inheritance.first {
        $0.names.contains { place.reason.hasSuffix("does not conform to protocol '\($0)'") }
      }
    if let item, type.kind != "protocol" { return cut(item.range, to: "Any", of: around, at: place) }
    if let attribute = type.attributes.first(where: { $0.bytes.contains(place.offset) }) {
      return cut(attribute.bytes, of: around, at: place)
    }
    // What holds the behavior cannot go.
    if behavior?.path.starts(with: around.flatMap(\.path)) == true { return false }
    return cut(type.whole, of: around, at: place)
  }

  /// Requirements of the protocols, which are never cut, nor what decides where a layout places cells and rests.
  private static let required: Set = ["updateTarget", "properties"]
  private static let requiredOfLayouts: Set = [
    "targetContentOffset", "prepare", "layoutAttributesForElements", "layoutAttributesForItem",
    "collectionViewContentSize", "itemSize", "sectionInset", "scrollDirection", "minimumLineSpacing",
    "shouldInvalidateLayout", "init",
  ]

  /// Cuts faulty members of the behavior itself, or their defaults alone where a value is given; tells whether it could.
  mutating func cutOwn(_ errors: [CompilerDiagnostic]) -> Bool {
    let cut = places(errors).filter { place in
      let around = around(place)
      guard let part = ownPart(of: around), part + 1 < around.count else { return false }
      let member = around[part + 1]
      if let fallback = member.defaults.first(where: { $0.contains(place.offset) }) {
        return files[place.file].replace(fallback, with: nil)
      }
      let required = behavior?.isLayout == true ? Self.requiredOfLayouts : Self.required
      return !required.contains(member.name.isEmpty ? member.kind : member.name)
        && self.cut(member.whole, of: Array(around[...(part + 1)]), at: place)
    }
    return !cut.isEmpty
  }

  /// Replaces a part of the last of some nested declarations, and notes it.
  private mutating func cut(
    _ range: Range<Int>, to text: String? = nil, of around: [SwiftDeclaration], at place: Place
  ) -> Bool {
    guard let declaration = around.last, files[place.file].replace(range, with: text) else { return false }
    let what = declaration.title + (around.dropLast().last.map { " of " + $0.name } ?? "")
    note(
      Change(range: declaration.range, what: what, line: declaration.line, reason: place.reason),
      in: place.file)
    return true
  }

  /// The compiler's errors in terms of the user's files, with their likely cause.
  func failure(
    by diagnostics: [CompilerDiagnostic], of spec: String, examples: [String]
  ) -> SourceAnswer.Failure {
    var failure = SourceAnswer.Failure(lines: [])
    let errors = diagnostics.filter { $0.severity == .error }
    // What else is wrong where a name is unknown comes of that.
    let causes = errors.filter { $0.missingName != nil && !$0.isOfExpression }
    failure.isOfExpression = !errors.isEmpty && errors.allSatisfy(\.isOfExpression)
    // A member may be missing as it was cut for want of a name.
    let unnamed = cuts.filter { $0.reason?.hasPrefix("cannot find ") ?? false }
    failure.isMissingNames = errors.contains { error in
      let member = error.missingMember?.lastName
      return error.text.hasPrefix("cannot find ") || error.text.hasPrefix("unknown attribute")
        || unnamed.contains { $0.what.split(separator: " ").contains { member == String($0) } }
    }
    // The documentation has another name for it.
    let slip = "Target"
    let names = causes.compactMap(\.missingName).filter { $0 != slip }.distinct
    // A type comes first: its file may well have its name.
    let types = names.filter { $0.first?.isUppercase == true }
    failure.missing =
      failure.isOfExpression
      ? errors.compactMap(\.missingName).distinct : types.isEmpty ? [] : (types + names).distinct
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
    if errors.contains(where: { $0.missingName == slip }) {
      failure.lines.append(
        "note: SwiftUI's name for it is ScrollTarget: "
          + "func updateTarget(_ target: inout ScrollTarget, context: TargetContext)")
    }
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

  /// Errors that the compiler does not come to: `target.rect.x`, as the documentation prints it.
  private static func slips(in file: SourceFile, besides lines: [Int]) -> [String] {
    file.tree.all { node -> [String]? in
      guard let member = node.member, ["x", "y"].contains(member.lastName),
        member.base?.member?.lastName == "rect"
      else { return nil }
      let line = file.line(of: member.declName)
      let words = "a CGRect has no \(member.lastName) of its own; write rect.origin.\(member.lastName)"
      return lines.contains(line)
        ? ["\(file.path):\(line): note: \(words)"]
        : file.excerpt(member.declName.bytes.lowerBound, "error: " + words)
    }.flatMap(\.self)
  }

  private func words(for diagnostic: CompilerDiagnostic, of spec: String) -> [String] {
    let words = "\(diagnostic.severity.rawValue): \(diagnostic.text)"
    if diagnostic.isOfExpression { return ["--behavior '\(spec)': \(words)"] }
    let file = files.first { $0.path == diagnostic.file }
    // A note in the library's own sources says nothing to the user.
    return file.flatMap { file in file.offset(of: diagnostic).map { file.excerpt($0, words) } }
      ?? (diagnostic.severity == .error ? [words] : [])
  }
}

extension SourceFile {
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

  fileprivate var isOfExpression: Bool { file == Self.expressionFile }
}
