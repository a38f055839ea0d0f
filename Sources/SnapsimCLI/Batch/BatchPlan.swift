/// What all rows of a batch have in common.
final class BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns
  let format: any RowFormat

  init(options: RunOptions, columns: BatchColumns, format: any RowFormat) {
    self.options = options
    self.columns = columns
    self.format = format
  }
}
