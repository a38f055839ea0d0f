/// What all rows of a batch have in common.
final class BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns

  /// What writes the rows, afresh for each thread.
  let rows: RowWriter<SettledRow>

  /// What is handed on of a row that has none of it: nothing, or what the command line says of an option.
  let blank: [Cell]

  /// Whether the batch goes on after a bad row.
  let keepsGoing: Bool

  init(_ options: RunOptions, _ columns: BatchColumns, keepsGoing: Bool = false) throws {
    self.keepsGoing = keepsGoing
    self.options = options
    self.columns = columns
    let fields = SettledRow.fields(
      of: columns, named: options.output.columns != nil, behaviors: options.behaviors.map(\.spec))
    rows = try RowWriter(fields, options.output, fallback: .csv)
    blank =
      columns.passed.map { _ in .missing }
      + columns.printable.map { options.number(of: $0).map { .number($0) } ?? .missing }
  }
}
