/// A view as it is written: `ScrollView(.horizontal) { … }.contentMargins(16)`.
struct ViewExpression {
  /// A call: its name, what it is given, and the closures after it.
  struct Call {
    let name: String

    /// The token of the name.
    let index: Int
    var arguments: [SwiftText.Argument] = []

    /// The braces that open its closures.
    var closures: [Int] = []
  }

  /// What the modifiers change.
  let head: Call

  /// The modifiers, the innermost first.
  let modifiers: [Call]

  /// The index after its last token.
  let end: Int

  /// Reads an expression that begins with a name; `nil` where another token stands.
  init?(_ text: SwiftText, at start: Int) {
    guard let name = text.word(at: start) else { return nil }
    var index = start
    var calls: [Call] = []
    var next: String? = name
    while let name = next {
      var call = Call(name: name, index: index)
      index += 1
      if text.isMark("(", at: index), let close = text.closing[index] {
        call.arguments = text.arguments(from: index)
        index = close + 1
      }
      while let brace = Self.closure(text, at: index, isFirst: call.closures.isEmpty),
        let close = text.closing[brace]
      {
        call.closures.append(brace)
        index = close + 1
      }
      calls.append(call)
      next = nil
      if text.isMark(".", at: index), let member = text.word(at: index + 1) {
        next = member
        index += 1
      }
    }
    head = calls[0]
    modifiers = Array(calls.dropFirst())
    end = index
  }

  /// The brace of a closure that goes with a call: the first right after it, others after their labels.
  private static func closure(_ text: SwiftText, at index: Int, isFirst: Bool) -> Int? {
    if isFirst { return text.isMark("{", at: index) ? index : nil }
    return text.word(at: index) != nil && text.isMark(":", at: index + 1) && text.isMark("{", at: index + 2)
      ? index + 2 : nil
  }

  /// The views that stand directly in a closure; `nil` where something stands there that is no view, a condition say.
  static func views(_ text: SwiftText, in brace: Int) -> [ViewExpression]? {
    guard let close = text.closing[brace] else { return nil }
    var index = start(text, in: brace, close)
    var views: [ViewExpression] = []
    while index < close {
      if let word = text.word(at: index), ["let", "var"].contains(word) {
        index = declarationEnd(text, from: index, close)
        continue
      }
      guard let word = text.word(at: index), !conditions.contains(word),
        let view = ViewExpression(text, at: index)
      else { return nil }
      views.append(view)
      index = view.end
    }
    return views
  }

  private static let conditions: Set = ["if", "switch", "for", "guard", "return", "do"]

  /// Where the statements of a closure begin: after its parameters.
  private static func start(_ text: SwiftText, in brace: Int, _ close: Int) -> Int {
    var index = brace + 1
    while index < close, !text.tokens[index].isWord("in") {
      // Parameters stand in the line of the brace.
      if text.tokens[index].startsLine { return brace + 1 }
      index = (text.closing[index] ?? index) + 1
    }
    return index < close ? index + 1 : brace + 1
  }

  /// The token after a declaration, which ends with its line.
  private static func declarationEnd(_ text: SwiftText, from start: Int, _ close: Int) -> Int {
    var index = start + 1
    while index < close, !(text.tokens[index].startsLine && !text.isMark(".", at: index)) {
      index = (text.closing[index] ?? index) + 1
    }
    return index
  }
}
