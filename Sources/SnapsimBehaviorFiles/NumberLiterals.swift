/// The numbers that an expression of Swift writes out.
package enum NumberLiterals {
  /// Where the literals of numbers stand in an expression, in bytes, each with its sign.
  package static func ranges(in expression: [UInt8]) -> [Range<Int>] {
    let tokens = SwiftLexer(expression).tokens
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .literal, let first = token.text.utf8.first,
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      else { return nil }
      // A minus after a value subtracts.
      let isSigned =
        index >= 2 && tokens[index - 1].isMark("-")
        && [":", ",", "(", "["].contains(where: tokens[index - 2].isMark)
      return (isSigned ? tokens[index - 1].range.lowerBound : token.range.lowerBound)..<token.range.upperBound
    }
  }
}
