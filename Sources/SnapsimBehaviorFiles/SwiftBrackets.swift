/// Finds its way among tokens: where a bracket closes, what stands in it, where a list is parted.
extension SwiftParser {
  /// The index after the bracket that closes the one at an index.
  func close(_ index: Int, before end: Int) -> Int {
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
  func inside(_ open: Int, closedBefore end: Int) -> Range<Int> {
    open + 1..<max(open + 1, end - 1)
  }

  func closeAngle(_ index: Int, before end: Int) -> Int {
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

  /// Parts of a list, parted by commas outside all brackets.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
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

  /// The first of some mark outside all brackets.
  func first(_ mark: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].isMark(mark) { return index }
      index = close(index, before: range.upperBound)
    }
    return nil
  }

  /// Tokens as text, with a blank where the source had one.
  func text(_ range: Range<Int>) -> String {
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
