/// Edits of a text that keep its lines, so that places can be told in the original.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []
  private static let newline = UInt8(ascii: "\n")

  private let original: [UInt8]

  init(_ original: String) { self.original = Array(original.utf8) }

  /// Replaces a range, by blanks if there is no text for it; an edit of nothing, or within another one, is dropped.
  ///
  /// - Returns: whether the edit is taken.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String?) -> Bool {
    if range.isEmpty { return false }
    if edits.contains(where: { $0.range.overlaps(range) && $0.range.count >= range.count }) { return false }
    edits.removeAll { $0.range.overlaps(range) }
    // Newlines stay, behind what comes in.
    let newlines = original[range].filter { $0 == Self.newline }
    let new =
      text.map { Array($0.utf8) + newlines.dropFirst($0.utf8.count { $0 == Self.newline }) }
      ?? original[range].map { $0 == Self.newline ? $0 : UInt8(ascii: " ") }
    edits.append((range, new))
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return true
  }

  var result: String {
    var result: [UInt8] = []
    var index = 0
    for edit in edits {
      result += original[index..<edit.range.lowerBound] + edit.text
      index = edit.range.upperBound
    }
    return String(decoding: result + original[index...], as: UTF8.self)
  }

  /// The offset in the original of a column in the edited text, in bytes from 1.
  func offset(column: Int, inLineFrom start: Int) -> Int {
    var offset = start + max(0, column - 1)
    for edit in edits where edit.range.lowerBound >= start && edit.range.lowerBound < offset {
      // What is as long as it was moves nothing.
      if edit.text.count == edit.range.count { continue }
      if edit.text.contains(Self.newline) { break }
      if offset < edit.range.lowerBound + edit.text.count { return edit.range.lowerBound }
      offset -= edit.text.count - edit.range.count
    }
    return min(offset, original.count)
  }
}
