/// Tab-separated values; a tab, a line end or a backslash inside a value stands as `\t`, `\n`, `\r` or `\\`.
struct TSVFormat: RowFormat {
  let columns: Columns
  let hasHeader: Bool

  func header(to text: inout ByteText) {
    guard hasHeader else { return }
    line(to: &text) { .text(columns.names[$0]) }
  }

  func row(_ row: Row, to text: inout ByteText) {
    line(to: &text) { row[columns.columns[$0]] }
  }

  private func line(to text: inout ByteText, cell: (Int) -> Cell) {
    for index in columns.columns.indices {
      if index > 0 { text.append(UInt8(ascii: "\t")) }
      switch cell(index) {
      case .text(let value), .json(let value): Self.field(value, to: &text)
      case let cell: text.append(cell)
      }
    }
    text.append(ByteText.newline)
  }

  private static func field(_ value: String, to text: inout ByteText) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): text.append("\\t")
      case UInt8(ascii: "\n"): text.append("\\n")
      case UInt8(ascii: "\r"): text.append("\\r")
      case UInt8(ascii: "\\"): text.append("\\\\")
      default: text.append(byte)
      }
    }
  }
}
