import SnapsimRuns

/// What a batch alone takes.
struct BatchOptions: OptionSettings {
  /// Whether it goes on after a bad row.
  var keepsGoing = false

  /// The columns that are renamed as they are read.
  var names = ColumnNames()

  static let rows: [OptionRow<Self>] = [
    OptionRow(.keepGoing) { $1(&$0.keepsGoing) },
    OptionRow(.rename, read: { try $0.names.add($1) }) { $0.names.texts },
  ]
}

extension Option {
  static let keepGoing = Option(
    "keep-going", in: .output, means: "batch: go on after a bad row, and leave its values empty")
}
