/// Tab-separated values; a tab, a line end or a backslash inside a value stands as `\t`, `\n`, `\r` or `\\`.
struct TSVFormat: RowFormat {
  let columns: [Column]
  let hasHeader: Bool

  func header(to text: inout ByteText) {
    if hasHeader { row(columns.map { .text($0.name) }, to: &text) }
  }

  func row(_ cells: [Cell], to text: inout ByteText) {
    for index in cells.indices {
      if index > 0 { text.append(UInt8(ascii: "\t")) }
      text.append(escaping: cells[index])
    }
    text.append(ByteText.newline)
  }
}
