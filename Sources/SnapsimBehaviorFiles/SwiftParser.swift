/// Finds the declarations of a Swift source: their kinds, names, conformances and extents.
///
/// It reads no expressions. A declaration ends where a line begins the next one outside all brackets.
struct SwiftParser {
  private let tokens: [SwiftToken]

  /// The declarations of a source, in order; nested ones are members.
  static func declarations(in bytes: [UInt8]) -> [SwiftDeclaration] {
    let parser = SwiftParser(tokens: SwiftLexer(bytes).tokens)
    return parser.declarations(parser.tokens.indices)
  }

  private static let modifiers: Set<String> = [
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

  /// The index after the bracket that closes the one at an index.
  private func close(_ index: Int, before end: Int) -> Int {
    var depth = 0
    var index = index
    while index < end {
      if tokens[index].kind == .mark {
        switch tokens[index].text {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
      }
      index += 1
      if depth <= 0 { break }
    }
    return index
  }

  /// What stands between a bracket and the one that closes it, if one does.
  private func inside(_ open: Int, closedBefore end: Int) -> Range<Int> {
    open + 1..<max(open + 1, end - 1)
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

  private func generics(_ range: Range<Int>) -> [SwiftDeclaration.Generic] {
    parts(range).compactMap { part in
      // `each Item` is a pack, of any number of types.
      guard let name = part.first(where: { !["each", "let"].contains(tokens[$0].text) }) else { return nil }
      let constraint = name + 1..<part.upperBound
      let start = tokens[name].range.upperBound
      return .init(
        name: tokens[name].text, constraint: text(constraint),
        range: start..<max(start, tokens[part.upperBound - 1].range.upperBound))
    }
  }

  private func closeAngle(_ index: Int, before end: Int) -> Int {
    var depth = 0
    var index = index
    while index < end, !tokens[index].isMark("{") {
      if tokens[index].isMark("<") { depth += 1 }
      if tokens[index].isMark(">") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  private func readInheritance(_ index: inout Int, before end: Int, _ declaration: inout SwiftDeclaration) {
    var item: Range<Int>?
    var names: [String] = []
    func flush(_ list: inout [SwiftDeclaration.Inherited]) {
      if let item { list.append(.init(names: names, range: item)) }
    }
    while index < end, !tokens[index].isMark("{"), !tokens[index].isWord("where") {
      let token = tokens[index]
      let start = index
      if token.isMark(",") {
        flush(&declaration.inheritance)
        item = nil
        names = []
        index += 1
        continue
      }
      if token.isMark("@"), index + 1 < end {
        // An attribute is part of the entry, not of its names.
        index += 2
      } else if token.isMark("<") {
        index = closeAngle(index, before: end)
      } else if token.isMark("(") || token.isMark("[") {
        index = close(index, before: end)
      } else {
        if token.kind == .word, !Self.modifiers.contains(token.text) {
          if index > 0, tokens[index - 1].isMark("."), !names.isEmpty { names.removeLast() }
          names.append(token.text)
        }
        index += 1
      }
      item =
        (item?.lowerBound ?? tokens[start].range.lowerBound)..<tokens[index - 1].range.upperBound
    }
    flush(&declaration.inheritance)
  }

  private func readDetails(of declaration: inout SwiftDeclaration, _ range: Range<Int>) {
    var index = range.lowerBound
    switch declaration.kind {
    case "var", "let":
      declaration.variables = variables(range)
      declaration.name = declaration.variables.first?.name ?? ""
    case "init":
      if index < range.upperBound, tokens[index].isMark("?") || tokens[index].isMark("!") {
        declaration.isFailable = true
        index += 1
      }
      if index < range.upperBound, tokens[index].isMark("<") {
        declaration.isGeneric = true
        index = closeAngle(index, before: range.upperBound)
      }
      if index < range.upperBound, tokens[index].isMark("(") {
        declaration.parameters = parameters(
          inside(index, closedBefore: close(index, before: range.upperBound)))
      }
    case "typealias", "import":
      declaration.name = range.isEmpty ? "" : tokens[range.lowerBound].text
      let names = range.filter { tokens[$0].kind == .word }.map { tokens[$0].text }
      declaration.inheritance = [.init(names: Array(names.dropFirst()), range: 0..<0)]
      if declaration.kind == "import" {
        // `import struct SwiftUI.CGFloat` imports from SwiftUI.
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        declaration.name = names.first { !kinds.contains($0) } ?? ""
      }
    case "case":
      while index < range.upperBound {
        let name = tokens[index].text
        index += 1
        var parameters: [SwiftDeclaration.Parameter] = []
        if index < range.upperBound, tokens[index].isMark("(") {
          let closed = close(index, before: range.upperBound)
          parameters = self.parameters(inside(index, closedBefore: closed))
          index = closed
        }
        declaration.members.append(
          SwiftDeclaration(kind: "case", name: name, range: 0..<0, parameters: parameters))
        while index < range.upperBound, !tokens[index].isMark(",") { index += 1 }
        index += 1
      }
    default:
      declaration.name = range.isEmpty ? "" : tokens[range.lowerBound].text
    }
  }

  /// Parts of a list, parted by commas outside all brackets.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var angle = 0
    while index < range.upperBound {
      if tokens[index].isMark("<") { angle += 1 }
      if tokens[index].isMark(">"), angle > 0 { angle -= 1 }
      if tokens[index].isMark(","), angle == 0 {
        parts.append(start..<index)
        start = index + 1
      }
      index = close(index, before: range.upperBound)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func parameters(_ range: Range<Int>) -> [SwiftDeclaration.Parameter] {
    parts(range).map { part in
      guard let colon = part.first(where: { tokens[$0].isMark(":") }) else {
        return .init(label: nil, type: text(part), hasDefault: false)
      }
      let label = tokens[part.lowerBound].text
      let equals = first("=", in: colon + 1..<part.upperBound)
      return .init(
        label: label == "_" ? nil : label, type: text(colon + 1..<(equals ?? part.upperBound)),
        hasDefault: equals != nil)
    }
  }

  private func variables(_ range: Range<Int>) -> [SwiftDeclaration.Variable] {
    let parts = parts(range)
    return parts.enumerated().compactMap { place, part in
      guard tokens[part.lowerBound].kind == .word else { return nil }
      let equals = first("=", in: part)
      let brace = first("{", in: part)
      let colon = part.first { tokens[$0].isMark(":") }.flatMap { $0 < (equals ?? brace ?? .max) ? $0 : nil }
      let observes =
        brace.map { $0 + 1 < part.upperBound && ["willSet", "didSet"].contains(tokens[$0 + 1].text) } ?? false
      // In `let a, b: Int` the type stands once.
      let type = colon.map {
        text($0 + 1..<max($0 + 1, min(equals ?? part.upperBound, brace ?? part.upperBound)))
      }
      let shared = type ?? (equals == nil && place + 1 < parts.count ? self.type(of: parts[place + 1]) : nil)
      return .init(
        name: tokens[part.lowerBound].text, type: shared, hasInitialValue: equals != nil,
        isComputed: equals == nil && brace != nil && !observes)
    }
  }

  private func type(of part: Range<Int>) -> String? {
    part.first { tokens[$0].isMark(":") }.map { text($0 + 1..<part.upperBound) }
  }

  /// The first of some mark outside all brackets.
  private func first(_ mark: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].isMark(mark) { return index }
      index = close(index, before: range.upperBound)
    }
    return nil
  }

  /// Tokens as text, with a blank where the source had one.
  private func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, tokens[index - 1].range.upperBound < tokens[index].range.lowerBound {
        text += " "
      }
      text += tokens[index].text
    }
    return text
  }
}
