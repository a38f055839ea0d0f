/// What all rows of a batch have in common.
final class BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns
  let format: any RowFormat

  /// Writes a row in the format.
  let write: @Sendable (Row, inout ByteText) -> Void

  init(options: RunOptions, columns: BatchColumns, format: any RowFormat) {
    self.options = options
    self.columns = columns
    self.format = format
    write = Self.writer(of: format)
  }

  /// The writing of a format, bound to it once: a format taken out of its box for each row is copied for each row.
  private static func writer(of format: some RowFormat) -> @Sendable (Row, inout ByteText) -> Void {
    { format.row($0, to: &$1) }
  }
}
