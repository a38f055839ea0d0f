/// What a trace alone takes.
struct TraceOptions: OptionSettings {
  /// How far apart the rows are, in seconds.
  var interval = SampleClock.frame

  static let interval = OptionRow<Self>.number(
    "interval", in: .output, takes: .interval, as: "S",
    means: "trace: seconds from row to row; by default a frame of 60 Hz"
  ) { $0.interval = $1 }

  static let rows = [interval]
}
