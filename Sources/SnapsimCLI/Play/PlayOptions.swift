import SnapsimRuns

struct PlayOptions: OptionSettings {
  /// Whether what comes about is written into the files' expectations.
  var records = false

  static let rows: [OptionRow<Self>] = [OptionRow(.record) { $1(&$0.records) }]
}

extension Option {
  // What another behavior does is nothing to expect of the file's.
  static let record = Option(
    "record", in: .output, means: "play: write what comes about into the file, as expected",
    excludes: [.behavior])
}
