import SnapsimPictures
import SnapsimRuns
import SnapsimText

extension Command {
  /// The motion from lift-off to rest.
  static let trace = Command(
    name: "trace", summary: "the motion: offset and velocity by time",
    story: [
      "Follows the content from the first lift-off to rest, on one clock for all gestures: a row for each --interval "
        + "of seconds, and a last one exactly at rest. --format plot draws it."
    ],
    examples: ["snapsim trace --behavior paging --velocity -1200 --interval 0.1"],
    takes: Option.ofRuns(but: .explain, .check, .tolerance, .open) + TraceOptions.options,
    meanings: [
      .format: "how it is written, or drawn (plot)",
      .interval: "seconds from row to row; by default a frame of 60 Hz",
    ],
    formats: OutputFormat.allCases.filter { $0.isOfRows || $0 == .plot }, columns: Column.traced,
    columnsHeading: "beside offset, which is where the content then is"
  ) { request, session in
    let own = try TraceOptions(request.invocation)
    if !request.output.isOfRows {
      return try Drawing(request.run, request.output, of: .motion).write(
        to: session.output, errors: session.errors)
    }
    try TracedRows(Runs(request.run), request.output, interval: own.interval).write(
      to: session.output, watch: session.behaviors.watch)
    return .settled
  }
}

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
