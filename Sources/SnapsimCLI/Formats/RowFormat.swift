/// A way to write rows: it gets them one by one and keeps none.
protocol RowFormat {
  /// Writes what stands before the first row.
  func header(_ columns: [Column], to text: inout ByteText)

  /// Writes one row.
  func row(_ row: Row, _ columns: [Column], to text: inout ByteText)
}
