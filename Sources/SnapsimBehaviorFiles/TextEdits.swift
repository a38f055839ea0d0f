/// Changes to a text that keep its lines, so that places can be told in the text as it was.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// The bytes before any edit.
  let original: [UInt8]

  /// Begins with a text as it is.
  package init(_ original: [UInt8]) {
    self.original = original
  }

  /// Replaces a range; an edit within another one is dropped, as the other goes first.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    if edits.contains(where: { $0.range.overlaps(range) && $0.range.count >= range.count }) { return }
    edits.removeAll { $0.range.overlaps(range) }
    // Newlines stay, behind what comes in.
    let newlines = original[range].filter { $0 == UInt8(ascii: "\n") }.count
    let missing = newlines - text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
    edits.append((range, Array(text.utf8) + Array(repeating: UInt8(ascii: "\n"), count: max(0, missing))))
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Blanks a range, in which lines and columns stay as they are.
  package mutating func blank(_ range: Range<Int>) {
    if edits.contains(where: { $0.range.overlaps(range) && $0.range.count >= range.count }) { return }
    edits.removeAll { $0.range.overlaps(range) }
    let blank = original[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    edits.append((range, blank))
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The text with all edits.
  package var result: [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for edit in edits {
      result += original[index..<edit.range.lowerBound]
      result += edit.text
      index = edit.range.upperBound
    }
    return result + original[index...]
  }

  /// Where a place of the edited text was: its offset in the original.
  ///
  /// - Parameters:
  ///   - line: the line, from 1; no edit changes it.
  ///   - column: the column in bytes, from 1.
  /// - Returns: the offset, or `nil` where there is no such line.
  package func offset(line: Int, column: Int) -> Int? {
    guard let start = lineStart(line) else { return nil }
    var offset = start + max(0, column - 1)
    for edit in edits where edit.range.lowerBound >= start && edit.range.lowerBound < offset {
      // What is as long as it was moves nothing.
      if edit.text.count == edit.range.count { continue }
      if edit.text.contains(UInt8(ascii: "\n")) { break }
      let end = edit.range.lowerBound + edit.text.count
      if offset < end { return edit.range.lowerBound }
      offset -= edit.text.count - edit.range.count
    }
    return min(offset, original.count)
  }

  /// The line and column, from 1, of an offset in the original.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let before = original[..<min(offset, original.count)]
    let line = before.lazy.filter { $0 == UInt8(ascii: "\n") }.count + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, offset - start + 1)
  }

  /// A line of the original, without its end.
  package func line(_ number: Int) -> String {
    guard let start = lineStart(number) else { return "" }
    let end = original[start...].firstIndex(of: UInt8(ascii: "\n")) ?? original.count
    return String(decoding: original[start..<end], as: UTF8.self)
  }

  private func lineStart(_ line: Int) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let newline = original[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = newline + 1
    }
    return start
  }
}
