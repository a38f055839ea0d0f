import ScrollSimulation

/// A row for each item that comes into view: when, and for how long its target was known by then.
struct RevealCommand {
  private let runs: Runs
  private let rows: RowWriter<RevealedRow>

  init(_ options: RunOptions) throws {
    runs = try Runs(options)
    rows = try RowWriter(
      RevealedRow.fields(behaviors: options.behaviors.map(\.spec), sweeps: options.sweeps), options.output)
    try runs.check(RevealRecorder.check)
  }

  /// Writes the rows.
  func run(to output: Output) throws {
    var rows = rows
    try runs.forEach { run throws in
      var recorder = try RevealRecorder(run.settling.layout, from: try run.start())
      try rows.begin(output)
      let tell = { (entry: RevealRecorder.Entry) throws in
        try rows.write(
          RevealedRow(
            behavior: run.named.spec, gesture: entry.gesture, numbers: run.numbers, reveal: entry.reveal),
          to: output)
      }
      try run.fly { flight throws in try recorder.follow(flight, tell) }
      try recorder.finish(tell)
    }
  }
}
