import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

extension Command {
  static let trace = Command(
    name: "trace", summary: "the motion: offset and velocity by time",
    story: [
      "Follows the content from the first lift-off to rest, on one clock for all gestures: a row for each --interval "
        + "of seconds, and a last one exactly at rest. --format plot and svg draw it; snapsim without trace has a page that replays it."
    ],
    examples: ["snapsim trace --behavior paging --velocity -1200 --interval 0.1"],
    takes: { Option.ofRuns(but: .explain, .check, .tolerance) + [.interval] },
    meanings: [.format: "how it is written, or drawn (plot, svg)"],
    formats: OutputFormat.allCases.filter { !$0.isReport && $0 != .html },
    columns: { TracedRow.columns }, columnsHeading: "beside offset, which is where the content then is"
  ) { request, session in
    let interval = try request.invocation.value(of: .interval) ?? Flight.frame
    if !request.output.isOfRows {
      return try request.run.draw(request.output, ofMotion: true, to: session.output, errors: session.errors)
    }
    var rows = try RowWriter(TracedRow.fields(of: request.run), request.output, holds: true)
    try request.run.checkRuns()
    try rows.finishing(session.output, watch: session.behaviors.watch) { rows in
      try request.run.forEachRun { run throws in
        let reach = run.settling.layout.reach
        try run.fly { flight throws in
          guard flight.length / interval <= Double(NumberSequence.limit) else {
            throw UsageError(
              "--interval \(interval) makes more than \(NumberSequence.limit) rows of one gesture; "
                + "use a longer one")
          }
          func write(_ time: Double, _ instant: Double? = nil) throws {
            var moment = flight.moment(time, reach: reach)
            moment.time = instant ?? moment.time
            let row = TracedRow(
              behavior: run.named.name, gesture: flight.index, numbers: run.numbers, moment: moment)
            try rows.write(row, to: session.output)
          }
          // Only the end where nothing moves. A time stands twice only where one gesture ends and another lifts off.
          if flight.length > 0 { try write(0) }
          // The instants as the clock has them, without the rounding of a sum.
          let start = flight.liftOff
          try Flight.forEachInstant(every: interval, after: start, before: flight.end) { time throws in
            try write(time - start, time)
          }
          try write(flight.length)
        }
      }
    }
    return .settled
  }
}

extension Option {
  static let interval = Option(
    "interval", in: .output, takes: .number(.interval), as: "S",
    means: "trace: seconds from row to row; by default a frame of 60 Hz")
}

struct TracedRow: RunRow {
  let behavior: String
  let gesture: Int
  let numbers: [Double]
  let moment: (time: Double, offset: Double, velocity: Double, phase: Trajectory.Phase)

  static let own: [Field<TracedRow>] = [
    Field(
      Column(
        "time", width: 8, "seconds from the first lift-off, on one clock for all gestures; a drag takes none",
        decimals: Column.mostDecimals, isAnswer: true)
    ) { .number($0.moment.time) },
    Field(.offset) { .number($0.moment.offset) },
    Field(
      "velocity", width: 10, summary: "the content's velocity, in points per second; positive is forward"
    ) { .number($0.moment.velocity) },
    Field(
      "phase", width: 12, isText: true,
      summary:
        "decelerating, animating (a spring pulls to the target) or bouncing (past an end, or back from it)"
    ) { .text($0.moment.phase.rawValue) },
  ]
}
