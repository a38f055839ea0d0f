/// What an option means to one command, where that is less or other than in general: help and completions offer only what
/// the command takes.
extension Command {
  /// What an option means to it, in one line.
  func meaning(of option: Option) -> String {
    switch (option, self) {
    case (.format, .trace): "how it is written, or drawn (plot)"
    case (.format, .reveal), (.format, .batch), (.format, .audit), (.format, .play): "how it is written"
    case (.explain, .settle), (.explain, .play): "say by which steps each row came about"
    case (.explain, .audit): "say how fast it was, on standard error"
    case (.behavior, .batch): "what adjusts the target"
    case (.behavior, .play): "another than the file's; repeat it to compare"
    case (.print, .batch): "these columns only, the input's among them"
    case (.keepGoing, .batch): "go on after a bad row, and leave its values empty"
    case (.interval, .trace): "seconds from row to row; by default a frame of 60 Hz"
    default: option.descriptor.summary
    }
  }

  /// What holds for it where an option is not given.
  func fallback(of option: Option) -> String? {
    switch (option, self) {
    case (.format, .batch): OutputFormat.csv.rawValue
    case (.behavior, .play): nil
    default: option.descriptor.fallback
    }
  }

  /// The formats that it can write or draw in.
  var formats: [OutputFormat] { OutputFormat.allCases.filter(takes) }

  /// The columns that it writes besides those of its input and of its sweeps.
  var columns: [Column] {
    switch self {
    case .settle, .batch: Column.settled
    case .trace: Column.traced
    case .reveal: Column.revealed
    case .play: Column.played
    case .audit, .behaviors, .devices, .completions: []
    }
  }
}
