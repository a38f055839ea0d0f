/// Bare values of a single column, one per row, for a shell to read.
struct ValuesFormat: RowFormat {
  let columns: Columns

  func header(to text: inout ByteText) {}

  func row(_ row: Row, to text: inout ByteText) {
    for column in columns.columns {
      text.append(escaping: row[column])
      text.append(ByteText.newline)
    }
  }
}
