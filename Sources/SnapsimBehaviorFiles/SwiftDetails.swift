/// Reads what a declaration says of itself: what it inherits, its parameters, variables and cases.
extension SwiftParser {
  func generics(_ range: Range<Int>) -> [SwiftDeclaration.Generic] {
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

  func readInheritance(_ index: inout Int, before end: Int, _ declaration: inout SwiftDeclaration) {
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

  func readDetails(of declaration: inout SwiftDeclaration, _ range: Range<Int>) {
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
}
