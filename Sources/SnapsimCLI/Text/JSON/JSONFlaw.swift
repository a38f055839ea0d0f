extension JSONReader.Flaw.Reason {
  /// What is wrong, in words.
  var words: String {
    switch self {
    case .expected(let what): "this is not valid JSON; expected \(what)"
    case .unterminated: "this is not valid JSON; a text is opened and never closed"
    case .control: "this is not valid JSON; a line end or another control character stands in a text"
    case .escape: "this is not valid JSON; a backslash in a text is followed by no escape"
    case .notUTF8: "the text is not UTF-8"
    case .tooDeep: "lists and objects lie more than \(JSONReader.depth) deep in one another"
    case .twice(let key): "the key '\(key)' stands there twice"
    case .more: "this is not valid JSON; there is more after its end"
    }
  }
}
