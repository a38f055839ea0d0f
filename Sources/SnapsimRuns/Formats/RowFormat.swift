import SnapsimText

/// A way to write rows: it gets them one by one and keeps none.
///
/// It knows columns and cells, and not what they tell of.
@usableFromInline
package protocol RowFormat: Sendable {
  /// The columns that it writes.
  var columns: [Column] { get }

  /// Writes what stands before the first row.
  func header(to text: inout ByteText)

  /// Writes one row: a cell for each column.
  func row(_ cells: [Cell], to text: inout ByteText)
}

/// A format for programs: what stands around the values of a row depends on none of them.
package protocol FramedFormat: RowFormat {
  /// What stands before the value of a column, by its index.
  func opening(_ index: Int) -> [UInt8]

  /// What stands behind the last value.
  var closing: [UInt8] { get }

  /// Writes a text as a value.
  func value(_ text: String, to row: inout ByteText)
}
