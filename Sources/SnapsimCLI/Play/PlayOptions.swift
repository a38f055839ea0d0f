import SnapsimRuns

/// What playing alone takes.
struct PlayOptions: OptionSettings {
  /// Whether what comes about is written into the files' expectations.
  var records = false

  static let record = OptionRow<Self>.flag(
    "record", in: .output, means: "play: write what comes about into the file, as expected"
  ) { $0.records = true }

  static let rows = [record]

  // What another behavior does is nothing to expect of the file's.
  static func options(excludedBy option: Option) -> [Option] { option == record.option ? [.behavior] : [] }
}
