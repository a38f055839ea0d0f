/// `key: value` lines for a single row, read by people.
///
/// A missing value is a hyphen.
struct LinesFormat: RowFormat {
  let columns: [Column]

  func header(to text: inout ByteText) {}

  func row(_ cells: [Cell], to text: inout ByteText) {
    for (column, cell) in zip(columns, cells) {
      text.append(column.name)
      text.append(": ")
      if cell == .missing { text.append("-") } else { text.append(escaping: cell) }
      text.append(ByteText.newline)
    }
  }
}
