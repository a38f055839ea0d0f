/// Comma-separated values as RFC 4180 quotes them; lines end in LF alone.
struct CSVFormat: RowFormat {
  let columns: [Column]
  let hasHeader: Bool

  func header(to text: inout ByteText) {
    guard hasHeader else { return }
    row(columns.map { .text($0.name) }, to: &text)
  }

  func row(_ cells: [Cell], to text: inout ByteText) {
    for index in cells.indices {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      switch cells[index] {
      case .text(let value), .json(let value): Self.field(value, to: &text)
      case let cell: text.append(cell)
      }
    }
    text.append(ByteText.newline)
  }

  /// Writes a field, in quotes where it holds a comma, a quote or the end of a line.
  static func field(_ value: String, to text: inout ByteText) {
    let needsQuotes = value.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == ByteText.newline
        || $0 == UInt8(ascii: "\r")
    }
    guard needsQuotes else { return text.append(value) }
    text.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") { text.append(byte) }
      text.append(byte)
    }
    text.append(UInt8(ascii: "\""))
  }
}
