import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A row for each item that comes into view: its time, and for how long its target was known by then.
struct RevealCommand: Command {
  static let name = "reveal"
  static let summary = "when items show, against when known"
  static let story = [
    "Tells for each item that comes into view when it first shows, and how long before that the target was known: "
      + "the head start of loading by target, and the items that only flash by.",
    "An item has one row, even if it leaves and comes back, from a bounce or by a later gesture: hidden then is "
      + "when it is gone for good, returned when it was back last, and stay is rests if the content ever rests "
      + "while the item is in sight.",
  ]
  static let examples = ["snapsim reveal --behavior view-aligned:limit=never --velocity -3000"]
  static let columns = Column.revealed
  static let columnsHeading: String? = "beside item, a row for each as it first shows"

  static func uses(_ option: Option) -> Bool {
    ![.explain, .check, .tolerance].contains(option)
  }

  static func meaning(of option: Option) -> String? { option == .format ? "how it is written" : nil }

  private let runs: Runs
  private let rows: RowWriter<RevealedRow>
  private let output: Output
  private let watch: (any RunWatch)?

  init(_ request: Request<NoOptions>, _ session: Session) throws {
    let options = request.run
    output = session.output
    watch = session.behaviors.watch
    runs = try Runs(options)
    rows = try RowWriter(
      RevealedRow.fields(behaviors: options.behaviors, sweeps: options.sweeps), options.output,
      holds: true)
    try runs.check(RevealRecorder.check)
  }

  func run() throws -> ExitCode {
    try rows.finishing(output, watch: watch) { try tell() }
    return .settled
  }

  private func tell() throws {
    var rows = rows
    try runs.forEach { run throws in
      var recorder = try RevealRecorder(run.settling.layout, from: try run.start())
      try rows.begin(output)
      let tell = { (entry: RevealRecorder.Entry) throws in
        try rows.write(
          RevealedRow(
            behavior: run.named.name, gesture: entry.gesture, numbers: run.numbers, reveal: entry.reveal),
          to: output)
      }
      try run.fly { flight throws in try recorder.follow(flight, tell) }
      try recorder.finish(tell)
    }
  }
}
