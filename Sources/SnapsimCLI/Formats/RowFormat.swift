/// A way to write rows: it gets them one by one and keeps none.
protocol RowFormat: Sendable {
  /// The columns that it writes.
  var columns: Columns { get }

  /// Writes what stands before the first row.
  func header(to text: inout ByteText)

  /// Writes one row.
  func row(_ row: Row, to text: inout ByteText)
}
