/// One JSON object per line, keyed by column.
struct JSONFormat: RowFormat {
  func header(_ columns: [Column], to text: inout ByteText) {}

  func row(_ row: Row, _ columns: [Column], to text: inout ByteText) {
    Self.object(columns.lazy.map { ($0.name, row[$0]) }, to: &text)
    text.append(ByteText.newline)
  }

  /// Writes an object from its keys and values.
  static func object(_ members: some Sequence<(String, Cell)>, to text: inout ByteText) {
    text.append(UInt8(ascii: "{"))
    var isFirst = true
    for (key, value) in members {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      string(key, to: &text)
      text.append(UInt8(ascii: ":"))
      if case .text(let value) = value { string(value, to: &text) } else { text.append(value) }
    }
    text.append(UInt8(ascii: "}"))
  }

  /// Writes a string, with what RFC 8259 wants escaped.
  static func string(_ value: String, to text: inout ByteText) {
    text.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text.append("\\\"")
      case UInt8(ascii: "\\"): text.append("\\\\")
      case UInt8(ascii: "\n"): text.append("\\n")
      case UInt8(ascii: "\r"): text.append("\\r")
      case UInt8(ascii: "\t"): text.append("\\t")
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
