/// `key: value` lines for a single row, read by people; without other wishes offset and page come first.
struct LinesFormat: RowFormat {
  let columns: Columns

  func header(to text: inout ByteText) {}

  func row(_ row: Row, to text: inout ByteText) {
    for (column, name) in zip(columns.columns, columns.names) {
      text.append(name)
      text.append(": ")
      if row[column] == .missing { text.append("-") } else { text.append(escaping: row[column]) }
      text.append(ByteText.newline)
    }
  }
}
