import SnapsimText

/// A table whose column widths are known before the first row, so that it streams.
///
/// A value that is wider than its column is written whole and moves the rest of its line. A missing one is a hyphen.
struct TableFormat: RowFormat {
  package let columns: [Column]
  let hasHeader: Bool
  private let line: TableLine

  /// Makes a table of some columns, each as wide as its heading or what usually stands there.
  package init(columns: [Column], hasHeader: Bool, isColored: Bool = false) {
    self.columns = columns
    self.hasHeader = hasHeader
    line = TableLine(
      columns: columns, widths: columns.map { max($0.width, $0.name.count) }, isColored: isColored)
  }

  package func header(to text: inout ByteText) {
    if hasHeader { line.header(to: &text) }
  }

  package func row(_ cells: [Cell], to text: inout ByteText) { line.row(cells, to: &text) }
}
