/// A table whose column widths are known before the first row, so that it streams.
///
/// A value that is wider than its column is written whole and moves the rest of its line. A missing one is a hyphen.
struct TableFormat: RowFormat {
  let columns: [Column]
  let hasHeader: Bool

  /// The width of each column, for what usually stands there and for its heading.
  private let widths: [Int]

  init(columns: [Column], hasHeader: Bool) {
    self.columns = columns
    self.hasHeader = hasHeader
    widths = columns.map { max($0.width, $0.name.count) }
  }

  func header(to text: inout ByteText) {
    if hasHeader { row(columns.map { .text($0.name) }, to: &text) }
  }

  func row(_ cells: [Cell], to text: inout ByteText) {
    for index in cells.indices {
      if index > 0 { text.append(ByteText.space, times: 2) }
      let start = text.count
      if cells[index] == .missing {
        text.append(UInt8(ascii: "-"))
      } else {
        text.append(escaping: cells[index])
      }
      let missing = widths[index] - (text.count - start)
      guard missing > 0 else { continue }
      if columns[index].isText {
        if index < columns.count - 1 { text.append(ByteText.space, times: missing) }
      } else {
        text.insert(ByteText.space, times: missing, at: start)
      }
    }
    text.append(ByteText.newline)
  }
}
