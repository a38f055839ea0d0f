/// Why a text is no JSON.
package struct JSONFlaw: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    case expected(String)
    case unterminated
    case control
    case escape
    case notUTF8
    case tooDeep
    case twice(key: String)
    case more
  }

  package let line: Int
  package let reason: Reason

  /// How deep lists and objects may lie in one another: deeper than any scenario or row, and no danger to the stack.
  static let deepest = 32
}

extension JSONFlaw.Reason {
  /// What is wrong, in words.
  package var words: String {
    switch self {
    case .expected(let what): "this is not valid JSON; expected \(what)"
    case .unterminated: "this is not valid JSON; a text is opened and never closed"
    case .control: "this is not valid JSON; a line end or another control character stands in a text"
    case .escape: "this is not valid JSON; a backslash in a text is followed by no escape"
    case .notUTF8: "the text is not UTF-8"
    case .tooDeep: "lists and objects lie more than \(JSONFlaw.deepest) deep in one another"
    case .twice(let key): "the key '\(key)' stands there twice"
    case .more: "this is not valid JSON; there is more after its end"
    }
  }
}
