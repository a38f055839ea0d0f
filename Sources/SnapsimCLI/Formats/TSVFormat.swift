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
      text.append(escaping: cell(index))
    }
    text.append(ByteText.newline)
  }
}
