/// The numbers that a Swift file names: what a name means is looked for from the inside out, as the compiler does.
struct SwiftConstants {
  private let text: SwiftText

  /// What a name means.
  private enum Meaning: Equatable {
    case number(Double)
    /// Something that is no literal, a parameter say.
    case other

    var number: Double? { if case .number(let number) = self { number } else { nil } }
  }

  /// What each block declares, by its opening brace; -1 is the file.
  private var names: [Int: [String: Meaning]] = [:]

  /// The types and extensions: the name of each by its opening brace.
  private var types: [Int: String] = [:]

  init(_ text: SwiftText) {
    self.text = text
    for index in text.tokens.indices {
      guard text.tokens[index].kind == .word else {
        if text.isMark("{", at: index) { noteParameters(of: index) }
        continue
      }
      switch text.tokens[index].text {
      case "let", "var": noteDeclaration(at: index)
      case "struct", "class", "enum", "actor", "extension": noteType(at: index)
      default: break
      }
    }
  }

  /// The number that some tokens stand for: a literal, or a constant of the file; `nil` for all else.
  func number(_ range: Range<Int>) -> Double? {
    if let literal = literal(range) { return literal }
    guard let first = text.word(at: range.lowerBound) else { return nil }
    let owner = text.block[range.lowerBound]
    if range.count == 1 { return lookUp(first, from: owner)?.number }
    guard range.count == 3, text.isMark(".", at: range.lowerBound + 1),
      let member = text.word(at: range.lowerBound + 2)
    else { return nil }
    if ["Self", "self"].contains(first) {
      return type(around: owner).flatMap { meaning(of: member, inType: $0)?.number }
    }
    return meaning(of: member, inType: first)?.number
  }

  /// A number as it is written, with a sign or without.
  private func literal(_ range: Range<Int>) -> Double? {
    let isNegative = text.isMark("-", at: range.lowerBound)
    let index = range.lowerBound + (isNegative ? 1 : 0)
    guard range.upperBound == index + 1, text.tokens[index].kind == .literal,
      let first = text.tokens[index].text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      let number = Double(text.tokens[index].text.replacing("_", with: "")), number.isFinite
    else { return nil }
    return isNegative ? -number : number
  }

  private func lookUp(_ name: String, from block: Int?) -> Meaning? {
    var block = block
    while let brace = block {
      if let found = names[brace]?[name] ?? types[brace].flatMap({ meaning(of: name, inType: $0) }) {
        return found
      }
      block = text.block[brace]
    }
    return names[-1]?[name]
  }

  /// The name of the type in which a block stands.
  private func type(around block: Int?) -> String? {
    var block = block
    while let brace = block {
      if let type = types[brace] { return type }
      block = text.block[brace]
    }
    return nil
  }

  /// What a type or one of its extensions says of a name.
  private func meaning(of name: String, inType type: String) -> Meaning? {
    let found = types.filter { $0.value == type }.compactMap { names[$0.key]?[name] }
    return found.allSatisfy { $0 == found.first } ? found.first : .other
  }

  private mutating func note(_ name: String, _ meaning: Meaning, in block: Int?) {
    // Two of one name, in branches of a condition say, are not told apart.
    let isKnown = names[block ?? -1]?[name] != nil
    names[block ?? -1, default: [:]][name] = isKnown ? .other : meaning
  }

  /// Notes `let NAME = LITERAL` with its value, and that every other declaration has none.
  private mutating func noteDeclaration(at index: Int) {
    guard let name = text.word(at: index + 1) else { return }
    var equals = index + 2
    if text.isMark(":", at: equals) {
      equals += 1
      while text.word(at: equals) != nil || text.isMark(".", at: equals) { equals += 1 }
    }
    let start = equals + 1
    let end = start + (text.isMark("-", at: start) ? 2 : 1)
    let isWhole =
      end == text.tokens.count || text.isMark(";", at: end) || text.isMark("}", at: end)
      || (end < text.tokens.count && text.tokens[end].startsLine && !text.isMark(".", at: end))
    var meaning = Meaning.other
    if text.tokens[index].isWord("let"), text.isMark("=", at: equals), isWhole,
      let number = literal(start..<end)
    {
      meaning = .number(number)
    }
    note(name, meaning, in: text.block[index])
  }

  private mutating func noteType(at index: Int) {
    guard var name = text.word(at: index + 1) else { return }
    var brace = index + 2
    while text.isMark(".", at: brace), let inner = text.word(at: brace + 1) {
      name = inner
      brace += 2
    }
    while brace < text.tokens.count, !text.isMark("{", at: brace) {
      // `class func` and the like open no type.
      if text.isMark("}", at: brace) || text.isMark("(", at: brace) && text.word(at: brace - 1) == name {
        return
      }
      brace += 1
    }
    if brace < text.tokens.count { types[brace] = name }
  }

  /// Notes what a closure or a function is given: these names have no value.
  private mutating func noteParameters(of brace: Int) {
    guard let close = text.closing[brace] else { return }
    var given: [String] = []
    var index = brace + 1
    while index < close, !text.tokens[index].startsLine {
      if text.tokens[index].isWord("in") {
        for name in given { note(name, .other, in: brace) }
        break
      }
      if let word = text.word(at: index) { given.append(word) }
      index += 1
    }
    // Back to the parameters of a function, over what it returns.
    index = brace - 1
    while index >= 0, !text.isMark("}", at: index), !text.isMark("{", at: index) {
      if ["func", "init", "subscript"].contains(text.tokens[index].text), text.tokens[index].kind == .word {
        for place in index..<brace where text.isMark(":", at: place) {
          if let name = text.word(at: place - 1) { note(name, .other, in: brace) }
        }
        return
      }
      index -= 1
    }
  }
}
