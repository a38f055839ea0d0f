import SnapsimRuns

/// What a batch alone takes.
struct BatchOptions: OptionSettings {
  /// Whether it goes on after a bad row.
  var keepsGoing = false

  static let keepGoing = OptionRow<Self>.flag(
    "keep-going", in: .output, means: "batch: go on after a bad row, and leave its values empty"
  ) { $0.keepsGoing = true }

  /// The columns that are renamed as they are read.
  var names = ColumnNames()

  static let rows = [keepGoing, ColumnNames.row.within { (own: inout Self, read) in try read(&own.names) }]
}
