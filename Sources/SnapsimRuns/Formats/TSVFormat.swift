import SnapsimText

/// Tab-separated values; a tab, a line end or a backslash inside a value stands as `\t`, `\n`, `\r` or `\\`.
struct TSVFormat: RowFormat {
  package let columns: [Column]
  let hasHeader: Bool

  package func header(to text: inout ByteText) {
    if hasHeader { row(columns.map { .text($0.name) }, to: &text) }
  }

  package func row(_ cells: [Cell], to text: inout ByteText) {
    for index in cells.indices {
      if index > 0 { text.append(UInt8(ascii: "\t")) }
      text.append(escaping: cells[index])
    }
    text.append(ByteText.newline)
  }
}

extension TSVFormat: FramedFormat {
  func opening(_ index: Int) -> [UInt8] { index == 0 ? [] : [UInt8(ascii: "\t")] }

  var closing: [UInt8] { [ByteText.newline] }

  func value(_ text: String, to row: inout ByteText) { row.append(escaping: .text(text)) }
}
