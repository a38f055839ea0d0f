import SnapsimRuns

/// What all rows of a batch have in common.
final class BatchPlan: Sendable {
  let options: RunOptions
  let output: OutputOptions
  let columns: BatchColumns

  /// What is handed on of a row that has none of it: nothing, or what the command line says of an option.
  let blank: [Cell]

  /// The behavior of a bad row: the command line's, where no column names another.
  let badSpec: String

  /// Whether the batch goes on after a bad row.
  let keepsGoing: Bool

  /// What the columns are called in the input.
  let keys: [String]

  init(
    _ options: RunOptions, _ columns: BatchColumns, _ output: OutputOptions = OutputOptions(),
    keepsGoing: Bool = false, keys: [String]? = nil
  ) {
    self.keys = keys ?? columns.names
    self.keepsGoing = keepsGoing
    self.options = options
    self.output = output
    self.columns = columns
    badSpec = columns.options.contains(.behavior) ? "" : options.behaviors.last?.name ?? ""
    blank =
      columns.passed.map { _ in .missing }
      + columns.printable.map { options.number(of: $0).map { .number($0) } ?? .missing }
  }

  /// Makes what writes the rows: one for each thread, since threads that call the same closures wait for one another
  /// to count references to them.
  func writer() throws -> RowWriter<SettledRow> {
    let fields = SettledRow.fields(
      of: columns, named: output.columns != nil, behaviors: options.behaviors)
    return try RowWriter(fields, output, fallback: .csv)
  }
}
