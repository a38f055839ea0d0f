import SnapsimRuns

struct TraceOptions: OptionSettings {
  /// How far apart the rows are, in seconds.
  var interval = SampleClock.frame

  static let rows: [OptionRow<Self>] = [OptionRow(.interval) { $1(&$0.interval) }]
}

extension Option {
  static let interval = Option(
    "interval", in: .output, takes: .number(.interval), as: "S",
    means: "trace: seconds from row to row; by default a frame of 60 Hz")
}
