/// Bare values of a single column, one per row, for a shell to read.
struct ValuesFormat: RowFormat {
  let columns: [Column]

  func header(to text: inout ByteText) {}

  func row(_ cells: [Cell], to text: inout ByteText) {
    for cell in cells {
      text.append(escaping: cell)
      text.append(ByteText.newline)
    }
  }
}
