/// One record of CSV, taken apart in place: RFC 4180, with LF or CRLF; or of TSV, where a backslash escapes and quotes are text.
package struct CSVRecord {
  /// The bytes of a field by their indices, without the quotes around it; whether they hold doubled quotes, each of which
  /// means one, or backslashes that escape; and whether it stands in quotes.
  package typealias Field = (range: Range<Int>, hasQuotes: Bool, isQuoted: Bool)
  private typealias Found = (field: Field, end: Int)

  /// The fields in order; only the first `count` belong to the record, so that none is allocated anew.
  package private(set) var fields: [Field] = []
  package private(set) var count = 0

  /// The number of lines it takes, as quotes may enclose line ends.
  package private(set) var lineCount = 1

  package var isBlank: Bool { count == 1 && fields[0].range.isEmpty && !fields[0].isQuoted }

  package static let comma = UInt8(ascii: ",")
  package static let tab = UInt8(ascii: "\t")
  private let separator: UInt8

  package init(separator: UInt8 = comma) { self.separator = separator }

  /// Takes apart the record that begins at an index; tells where the next one begins.
  package mutating func parse(_ bytes: ArraySlice<UInt8>, from start: Int) throws(DataError) -> Int {
    (count, lineCount) = (0, 1)
    var index = start
    while true {
      let (field, end) =
        separator == Self.comma
        ? try Self.field(bytes, from: index) : try Self.escapedField(bytes, from: index)
      if count < fields.count { fields[count] = field } else { fields.append(field) }
      count += 1
      if field.isQuoted { lineCount += bytes[field.range].count { $0 == UInt8(ascii: "\n") } }
      if end >= bytes.endIndex { return bytes.endIndex }
      index = end + 1
      if bytes[end] == UInt8(ascii: "\n") { return index }
    }
  }

  package func texts(in bytes: ArraySlice<UInt8>) throws -> [String] {
    try fields.prefix(count).map { try Self.text(of: $0, in: bytes) }
  }

  /// The text of a field, quotes undoubled.
  package static func text(of field: Field, in bytes: ArraySlice<UInt8>) throws(DataError) -> String {
    let text = try text(bytes[field.range])
    guard field.hasQuotes else { return text }
    return field.isQuoted ? text.replacing("\"\"", with: "\"") : unescaped(text)
  }

  /// A value of TSV, in which `\t`, `\n`, `\r` and `\\` stand for what they do in Swift.
  private static func unescaped(_ text: String) -> String {
    let signs: [Character: String] = ["t": "\t", "n": "\n", "r": "\r", "\\": "\\"]
    return text.replacing(#/\\([tnr\\])/#) { match in match.output.1.first.flatMap { signs[$0] } ?? "" }
  }

  /// The end of text that stands for itself in CSV and TSV: ASCII without separators, quotes and backslashes.
  package static func plainEnd(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] &- 0x20 < 0x5F, bytes[end] != comma, bytes[end] != UInt8(ascii: "\""),
      bytes[end] != UInt8(ascii: "\\")
    {
      end &+= 1
    }
    return end
  }

  /// The field of TSV that begins at an index, and its end: a tab, a newline, or the end of all.
  private static func escapedField(_ bytes: ArraySlice<UInt8>, from start: Int) throws(DataError) -> Found {
    let end = bytes[start...].firstIndex { $0 == tab || $0 == UInt8(ascii: "\n") } ?? bytes.endIndex
    let range = range(bytes, from: start, to: end)
    if bytes[range].contains(UInt8(ascii: "\r")) { throw .returnAlone }
    return ((range, hasQuotes: bytes[range].contains(UInt8(ascii: "\\")), isQuoted: false), end)
  }

  /// Some bytes as text: UTF-8, without the character 0.
  package static func text(_ bytes: ArraySlice<UInt8>) throws(DataError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    if bytes.contains(0) { throw DataError("the text holds the character NUL") }
    return text
  }

  /// The field that begins at an index, and its end: a comma, a newline, or the end of all.
  private static func field(_ bytes: ArraySlice<UInt8>, from start: Int) throws(DataError) -> Found {
    if start < bytes.endIndex, bytes[start] == UInt8(ascii: "\"") {
      return try quotedField(bytes, from: start + 1)
    }
    var end = start
    while end < bytes.endIndex {
      // All that ends a field, and the quote, come no later than the comma, and digits come after it.
      let byte = bytes[end]
      if byte <= UInt8(ascii: ",") {
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") { break }
        if byte == UInt8(ascii: "\"") {
          throw DataError("a quote stands inside a value; put the value in quotes and double the quote")
        }
        if byte == UInt8(ascii: "\r"), end + 1 < bytes.endIndex, bytes[end + 1] != UInt8(ascii: "\n") {
          throw .returnAlone
        }
      }
      end += 1
    }
    return ((range(bytes, from: start, to: end), hasQuotes: false, isQuoted: false), end)
  }

  /// The bytes of a field without quotes up to its end, less the CR before a line's end.
  private static func range(_ bytes: ArraySlice<UInt8>, from start: Int, to end: Int) -> Range<Int> {
    let isLast = end == bytes.endIndex || bytes[end] == UInt8(ascii: "\n")
    return start..<(isLast && end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }

  private static func quotedField(_ bytes: ArraySlice<UInt8>, from start: Int) throws(DataError) -> Found {
    var hasQuotes = false
    var index = start
    while let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      var end = quote + 1
      if end < bytes.endIndex, bytes[end] == UInt8(ascii: "\"") {
        hasQuotes = true
        index = end + 1
        continue
      }
      if end < bytes.endIndex, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      guard
        end >= bytes.endIndex || bytes[end] == UInt8(ascii: "\n")
          || (bytes[end] == UInt8(ascii: ",") && end == quote + 1)
      else { throw DataError("text follows a closing quote; double a quote that is part of the value") }
      return ((start..<quote, hasQuotes, isQuoted: true), end)
    }
    throw DataError("a quote is opened and never closed")
  }
}

extension DataError {
  fileprivate static let returnAlone = DataError("a line ends in CR alone; end lines in LF or CRLF")
  package static let notUTF8 = DataError("the text is not UTF-8")
}

extension ByteText {
  package mutating func append(csv value: String) {
    let needsQuotes = value.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r")
    }
    guard needsQuotes else { return append(value) }
    append("\"" + value.replacing("\"", with: "\"\"") + "\"")
  }
}
