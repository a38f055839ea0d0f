/// One JSON object per line, keyed by column.
struct JSONFormat: RowFormat {
  let columns: [Column]

  /// What stands before each value: `{"key":` or `,"key":`.
  private let keys: [ByteText]

  init(columns: [Column]) {
    self.columns = columns
    keys = columns.enumerated().map { index, column in
      var text: ByteText = [UInt8(ascii: index == 0 ? "{" : ",")]
      Self.string(column.name, to: &text)
      text.append(UInt8(ascii: ":"))
      return text
    }
  }

  func header(to text: inout ByteText) {}

  func row(_ cells: [Cell], to text: inout ByteText) {
    for index in cells.indices {
      text.append(contentsOf: keys[index])
      Self.value(cells[index], to: &text)
    }
    text.append(UInt8(ascii: "}"))
    text.append(ByteText.newline)
  }

  private static func value(_ cell: Cell, to text: inout ByteText) {
    switch cell {
    case .text(let value): string(value, to: &text)
    case .missing: text.append("null")
    case .json, .number, .integer: text.append(cell)
    }
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
