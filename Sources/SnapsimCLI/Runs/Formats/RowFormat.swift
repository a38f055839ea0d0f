/// A way to write rows: it gets them one by one and keeps none.
///
/// It knows columns and cells, and not what they tell of.
protocol RowFormat: Sendable {
  /// The columns that it writes.
  var columns: [Column] { get }

  /// Writes what stands before the first row.
  func header(to text: inout ByteText)

  /// Writes one row: a cell for each column.
  func row(_ cells: [Cell], to text: inout ByteText)
}
