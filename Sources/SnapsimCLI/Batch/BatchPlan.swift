import SnapsimRuns

struct BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns

  /// The scroll view whose values stand for what rows do not say.
  var view: EvaluatedView?
  var form = RowForm.csv
  var output = OutputOptions()
  var keepsGoing = false

  /// The names of the columns in objects of JSON lines; `nil` for CSV.
  var keys: [String]?

  func writer() throws -> RowWriter<SettledRow> {
    let fields = columns.fields(named: output.columns != nil, behaviors: options.behaviors)
    return try RowWriter(fields, output, fallback: .csv)
  }
}
