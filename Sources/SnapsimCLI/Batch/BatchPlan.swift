/// What all rows of a batch have in common.
final class BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns
  let format: any RowFormat

  /// What is handed on of a row that has none of it: nothing, or what the command line says of an option.
  let blank: [Cell]

  /// Writes a row in the format.
  let write: @Sendable (Row, inout ByteText) -> Void

  init(options: RunOptions, columns: BatchColumns, format: any RowFormat) {
    self.options = options
    self.columns = columns
    self.format = format
    blank =
      columns.passed.map { _ in .missing }
      + columns.printable.map { options.number(of: $0).map { .number($0) } ?? .missing }
    write = Self.writer(of: format)
  }

  /// The writing of a format, bound to it once: a format taken out of its box for each row is copied for each row.
  private static func writer(of format: some RowFormat) -> @Sendable (Row, inout ByteText) -> Void {
    { format.row($0, to: &$1) }
  }
}
