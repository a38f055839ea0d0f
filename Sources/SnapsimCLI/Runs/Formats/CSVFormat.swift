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
      case .text(let value), .json(let value): CSVText.field(value, to: &text)
      case let cell: text.append(cell)
      }
    }
    text.append(ByteText.newline)
  }
}
