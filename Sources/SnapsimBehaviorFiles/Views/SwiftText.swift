/// Swift source as tokens whose brackets are matched.
struct SwiftText {
  let tokens: [SwiftToken]

  /// The index of the token that closes a bracket, by that of the one that opens it.
  let closing: [Int: Int]

  /// The opening brace around each token; `nil` outside all.
  let block: [Int?]

  /// Where each line but the first begins, in bytes.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    tokens = SwiftLexer(bytes).tokens
    lineStarts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var closing: [Int: Int] = [:]
    var block: [Int?] = []
    var open: [(index: Int, close: String)] = []
    var braces: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .mark, let last = open.last, token.text == last.close {
        closing[last.index] = index
        open.removeLast()
        if token.text == "}" { braces.removeLast() }
      }
      block.append(braces.last)
      guard token.kind == .mark, let close = Self.pairs[token.text] else { continue }
      open.append((index, close))
      if close == "}" { braces.append(index) }
    }
    self.closing = closing
    self.block = block
  }

  private static let pairs = ["(": ")", "[": "]", "{": "}"]

  /// The number of a token's line, from 1.
  func line(of index: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    let offset = tokens[index].range.lowerBound
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  func isMark(_ mark: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  /// The name at an index; `nil` where there is none.
  func word(at index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].text : nil
  }

  /// The arguments between a bracket and its partner, each as its label and the tokens of its value.
  func arguments(from open: Int) -> [Argument] {
    guard let close = closing[open] else { return [] }
    var arguments: [Argument] = []
    var start = open + 1
    var index = start
    while index <= close {
      if index == close || isMark(",", at: index) {
        if start < index { arguments.append(argument(start..<index)) }
        start = index + 1
      }
      index = (closing[index].map { index == close ? index : $0 } ?? index) + 1
    }
    return arguments
  }

  private func argument(_ range: Range<Int>) -> Argument {
    if range.count > 2, let label = word(at: range.lowerBound), isMark(":", at: range.lowerBound + 1) {
      return Argument(label: label, value: range.lowerBound + 2..<range.upperBound)
    }
    return Argument(label: nil, value: range)
  }

  /// An argument of a call.
  struct Argument: Equatable {
    let label: String?

    /// The tokens of its value, by their indices.
    let value: Range<Int>
  }
}
