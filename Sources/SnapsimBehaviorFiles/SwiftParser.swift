/// Finds the declarations of a Swift source: their kinds, names, conformances and extents.
///
/// It reads no expressions. A declaration ends where a line begins the next one outside all brackets.
struct SwiftParser {
  let tokens: [SwiftToken]

  /// The declarations of a source, in order; nested ones are members.
  static func declarations(in bytes: [UInt8]) -> [SwiftDeclaration] {
    let parser = SwiftParser(tokens: SwiftLexer(bytes).tokens)
    return parser.declarations(parser.tokens.indices)
  }

  static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "static", "mutating",
    "nonmutating", "nonisolated", "isolated", "distributed", "lazy", "weak", "unowned", "override",
    "required",
    "convenience", "dynamic", "optional", "indirect", "prefix", "infix", "postfix", "borrowing", "consuming",
  ]

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "deinit", "subscript", "var",
    "let",
    "typealias", "associatedtype", "import", "case", "operator", "precedencegroup", "macro",
  ]

  private static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif", "#sourceLocation"]

  private func declarations(_ range: Range<Int>) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if Self.directives.contains(tokens[index].text) {
        index += 1
        while index < range.upperBound, !tokens[index].startsLine { index += 1 }
      } else if tokens[index].isMark(";") {
        index += 1
      } else {
        found.append(declaration(&index, before: range.upperBound))
      }
    }
    return found
  }

  private func declaration(_ index: inout Int, before end: Int) -> SwiftDeclaration {
    let start = index
    var declaration = SwiftDeclaration(kind: "statement", range: 0..<0)
    readAttributes(&index, before: end, &declaration)
    if index < end {
      let keyword = tokens[index]
      if Self.keywords.contains(keyword.text) {
        declaration.kind = keyword.text
      } else if keyword.kind == .pound {
        declaration.kind = keyword.text
      }
      index += 1
      switch declaration.kind {
      case _ where declaration.isType: readType(&index, before: end, &declaration)
      case "init", "case", "func", "var", "let", "typealias", "import":
        let body = index..<next(after: index, before: end)
        readDetails(of: &declaration, body)
        index = body.upperBound
      default: index = next(after: index, before: end)
      }
    }
    let last = tokens[max(start, index - 1)]
    declaration.range = tokens[start].range.lowerBound..<last.range.upperBound
    return declaration
  }

  /// Reads attributes and modifiers, in any order.
  private func readAttributes(_ index: inout Int, before end: Int, _ declaration: inout SwiftDeclaration) {
    while index < end {
      if tokens[index].isMark("@"), index + 1 < end {
        let start = index
        index += 1
        var name = tokens[index].text
        index += 1
        while index + 1 < end, tokens[index].isMark(".") {
          name = tokens[index + 1].text
          index += 2
        }
        let adjoins =
          index < end && tokens[index].isMark("(")
          && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
        if adjoins { index = close(index, before: end) }
        declaration.attributes.append(
          (name, tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound, adjoins))
      } else if isModifier(index, before: end) {
        declaration.modifiers.append(tokens[index].text)
        index += 1
        if index < end, tokens[index].isMark("(") { index = close(index, before: end) }
      } else {
        return
      }
    }
  }

  private func isModifier(_ index: Int, before end: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    if tokens[index].text == "class" {
      return index + 1 < end && ["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
    }
    return Self.modifiers.contains(tokens[index].text)
  }

  /// Where the next declaration begins.
  private func next(after index: Int, before end: Int) -> Int {
    var index = index
    while index < end {
      let token = tokens[index]
      let isFree = token.startsLine || tokens[index - 1].isMark("}") || tokens[index - 1].isMark(";")
      if token.isMark(";") { return index }
      if isFree, begins(index, before: end) { return index }
      index = close(index, before: end)
    }
    return index
  }

  private func begins(_ index: Int, before end: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .mark: return token.text == "@" && token.startsLine
    case .pound: return Self.directives.contains(token.text) || token.startsLine
    case .word: return Self.keywords.contains(token.text) || isModifier(index, before: end)
    case .literal: return false
    }
  }

  private func readType(_ index: inout Int, before end: Int, _ declaration: inout SwiftDeclaration) {
    while index < end, !tokens[index].isMark("{"), !tokens[index].isMark(":"), !tokens[index].isMark("<"),
      !tokens[index].isWord("where")
    {
      declaration.name += tokens[index].text
      index += 1
    }
    if index < end, tokens[index].isMark("<") {
      declaration.isGeneric = true
      let open = index
      index = closeAngle(index, before: end)
      declaration.generics = generics(inside(open, closedBefore: index))
    }
    if index < end, tokens[index].isMark(":") {
      index += 1
      readInheritance(&index, before: end, &declaration)
    }
    let requirements = index
    while index < end, !tokens[index].isMark("{") { index += 1 }
    if requirements < index {
      declaration.requirements =
        tokens[requirements].range.lowerBound..<tokens[index - 1].range.upperBound
      declaration.fixesGenerics = (requirements..<index).contains { tokens[$0].isMark("=") }
    }
    guard index < end else { return }
    let open = index
    index = close(open, before: end)
    declaration.body = tokens[open].range.lowerBound..<tokens[index - 1].range.upperBound
    declaration.members = declarations(inside(open, closedBefore: index))
  }
}
