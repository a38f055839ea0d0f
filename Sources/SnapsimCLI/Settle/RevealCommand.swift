import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Command {
  /// A row for each item that comes into view: its time, and for how long its target was known by then.
  static let reveal = Command(
    name: "reveal", summary: "when items show, against when known",
    story: [
      "Tells for each item that comes into view when it first shows, and how long before that the target was known: "
        + "the head start of loading by target, and the items that only flash by.",
      "An item has one row, even if it leaves and comes back, from a bounce or by a later gesture: hidden then is "
        + "when it is gone for good, returned when it was back last, and stay is rests if the content ever rests "
        + "while the item is in sight.",
    ],
    examples: ["snapsim reveal --behavior view-aligned:limit=never --velocity -3000"],
    takes: Option.ofRuns(but: .explain, .check, .tolerance, .open),
    meanings: [.format: "how it is written"], formats: OutputFormat.ofRows, columns: Column.revealed,
    columnsHeading: "beside item, a row for each as it first shows"
  ) { request, session in
    let output = session.output
    let runs = try Runs(request.run)
    let rows = try RowWriter(RevealedRow.fields(of: runs), request.output, holds: true)
    try runs.check(RevealRecorder.check)
    try rows.finishing(output, watch: session.behaviors.watch) {
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
    return .settled
  }
}
