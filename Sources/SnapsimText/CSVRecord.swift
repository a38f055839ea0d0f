/// One record of CSV, taken apart in place: RFC 4180, with LF or CRLF.
package struct CSVRecord {
  /// A reason why bytes are no record.
  package enum Flaw: CommandError {
    case unterminatedQuote
    case textAfterQuote
    case quoteInText
    case bareReturn

    package var exitCode: ExitCode { .badData }

    package var message: String {
      switch self {
      case .unterminatedQuote: "a quote is opened and never closed"
      case .textAfterQuote: "text follows a closing quote; double a quote that is part of the value"
      case .bareReturn: "a line ends in CR alone; end lines in LF or CRLF"
      case .quoteInText: "a quote stands inside a value; put the value in quotes and double the quote"
      }
    }
  }

  package struct Field {
    /// Its bytes, without the quotes around it.
    package let range: Range<Int>

    /// Whether it holds doubled quotes, each of which means one.
    package let hasQuotes: Bool

    /// Whether it stands in quotes.
    package var isQuoted = false
  }

  /// The fields in order; only the first `count` belong to the record, so that none is allocated anew.
  package private(set) var fields: [Field] = []

  /// The number of fields in the record.
  package private(set) var count = 0

  /// The number of lines it takes, as quotes may enclose line ends.
  package private(set) var lineCount = 1

  /// Whether the record is an empty line.
  package var isBlank: Bool { count == 1 && fields[0].range.isEmpty && !fields[0].isQuoted }

  package init() {}

  /// Takes apart the record that begins at an index.
  ///
  /// - Returns: the index of the next record.
  package mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws(Flaw) -> Int {
    count = 0
    lineCount = 1
    var index = start
    while true {
      let (field, end) = try Self.field(bytes, from: index)
      if count < fields.count { fields[count] = field } else { fields.append(field) }
      count += 1
      if field.isQuoted {
        for byte in bytes[field.range] where byte == ByteText.newline { lineCount += 1 }
      }
      if end >= bytes.count { return bytes.count }
      if bytes[end] == ByteText.newline { return end + 1 }
      index = end + 1
    }
  }

  /// The text of a field, quotes undoubled.
  package static func text(of field: Field, in bytes: UnsafeBufferPointer<UInt8>) throws -> String {
    let text = try text(bytes[field.range])
    return field.hasQuotes ? text.replacing("\"\"", with: "\"") : text
  }

  /// Some bytes as text: UTF-8, without the character 0.
  package static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws -> String {
    // To have plain letters validated takes several times as long as to see that they are plain.
    if bytes.allSatisfy({ 0 < $0 && $0 < 0x80 }) {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw TextFlaw.notUTF8 }
    if bytes.contains(0) { throw TextFlaw.holdsNUL }
    return text
  }

  /// The field that begins at an index, and its end: a comma, a newline, or the end of all.
  private static func field(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(Flaw) -> (Field, end: Int) {
    if start < bytes.count, bytes[start] == UInt8(ascii: "\"") {
      return try quotedField(bytes, from: start + 1)
    }
    var end = start
    while end < bytes.count {
      // All that ends a field, and the quote, come no later than the comma, and digits come after it.
      let byte = bytes[end]
      if byte <= UInt8(ascii: ",") {
        if byte == UInt8(ascii: ",") || byte == ByteText.newline { break }
        if byte == UInt8(ascii: "\"") { throw .quoteInText }
        if byte == UInt8(ascii: "\r"), end + 1 < bytes.count, bytes[end + 1] != ByteText.newline {
          throw .bareReturn
        }
      }
      end &+= 1
    }
    let isLast = end == bytes.count || bytes[end] == ByteText.newline
    let hasReturn = isLast && end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return (Field(range: start..<(hasReturn ? end - 1 : end), hasQuotes: false), end)
  }

  private static func quotedField(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(Flaw) -> (Field, end: Int) {
    var index = start
    var hasQuotes = false
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") {
        hasQuotes = true
        index += 2
        continue
      }
      let field = Field(range: start..<index, hasQuotes: hasQuotes, isQuoted: true)
      var end = index + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      guard
        end >= bytes.count || bytes[end] == ByteText.newline
          || (bytes[end] == UInt8(ascii: ",") && end == index + 1)
      else { throw .textAfterQuote }
      return (field, end)
    }
    throw .unterminatedQuote
  }
}
