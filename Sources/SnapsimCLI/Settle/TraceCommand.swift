import SnapsimPictures
import SnapsimRuns
import SnapsimText

/// The motion from lift-off to rest.
struct TraceCommand: Command {
  typealias Options = TraceOptions

  static let name = "trace"
  static let summary = "the motion: offset and velocity by time"
  static let story = [
    "Follows the content from the first lift-off to rest, on one clock for all gestures: a row for each --interval "
      + "of seconds, and a last one exactly at rest. --format plot draws it."
  ]
  static let examples = ["snapsim trace --behavior paging --velocity -1200 --interval 0.1"]
  static let formats = OutputFormat.allCases.filter { $0.isOfRows || $0 == .plot }
  static let columns = Column.traced
  static let columnsHeading: String? = "beside offset, which is where the content then is"

  static func uses(_ option: Option) -> Bool {
    ![.explain, .check, .tolerance].contains(option)
  }

  static func meaning(of option: Option) -> String? {
    switch option {
    case .format: "how it is written, or drawn (plot)"
    case Option.interval: "seconds from row to row; by default a frame of 60 Hz"
    default: nil
    }
  }

  private let request: Request<TraceOptions>
  private let session: Session

  init(_ request: Request<TraceOptions>, _ session: Session) {
    self.request = request
    self.session = session
  }

  func run() throws -> ExitCode {
    if !request.run.output.isOfRows {
      return try Drawing(request.run, of: .motion).write(to: session.output, errors: session.errors)
    }
    try TracedRows(request.run, interval: request.own.interval).write(
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
