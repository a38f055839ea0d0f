/// Which scroll views of a file use a behavior.
enum ScrollViewUses {
  /// The scroll views with a modifier that sets the behavior; failing that, the only one there is, if the modifier stands on
  /// a view around it.
  static func views(_ text: SwiftText, of behavior: String) -> [ViewExpression] {
    let names = names(text, of: behavior)
    let all = text.tokens.indices.filter { isScrollView(text, at: $0) }.compactMap {
      ViewExpression(text, at: $0)
    }
    let direct = all.filter { view in view.modifiers.contains { uses($0, in: text, of: names) } }
    if !direct.isEmpty { return direct }
    let isUsed = text.tokens.indices.contains { index in
      text.tokens[index].isWord(modifier)
        && ViewExpression(text, at: index).map { uses($0.head, in: text, of: names) } == true
    }
    return isUsed && all.count == 1 ? all : []
  }

  private static let modifier = "scrollTargetBehavior"

  private static func isScrollView(_ text: SwiftText, at index: Int) -> Bool {
    text.tokens[index].isWord("ScrollView")
      && (text.isMark("(", at: index + 1) || text.isMark("{", at: index + 1))
  }

  private static func uses(_ call: ViewExpression.Call, in text: SwiftText, of names: Set<String>) -> Bool {
    call.name == modifier
      && call.arguments.contains { argument in
        argument.value.contains { text.word(at: $0).map(names.contains) == true }
      }
  }

  /// The names by which the file means the behavior: its type's, those of constants that hold one, and those of static
  /// members in an extension `where Self ==` its type.
  private static func names(_ text: SwiftText, of behavior: String) -> Set<String> {
    var names: Set = [behavior]
    for index in text.tokens.indices where text.word(at: index) == behavior {
      if text.isMark("=", at: index - 1), text.isMark("=", at: index - 2), text.word(at: index - 3) == "Self",
        text.isMark("{", at: index + 1)
      {
        names.formUnion(members(text, of: index + 1))
      } else if text.isMark("=", at: index - 1), let name = text.word(at: index - 2),
        ["let", "var"].contains(text.word(at: index - 3))
      {
        names.insert(name)
      }
    }
    return names
  }

  private static func members(_ text: SwiftText, of brace: Int) -> [String] {
    text.tokens.indices.compactMap { index in
      guard text.block[index] == brace, ["var", "let", "func"].contains(text.word(at: index)) else {
        return nil
      }
      return text.word(at: index + 1)
    }
  }
}
