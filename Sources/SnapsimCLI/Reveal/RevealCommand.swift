import ScrollSimulation

/// A row for each item that comes into view: when, and for how long its target was known by then.
struct RevealCommand {
  private let runs: Runs
  private let format: any RowFormat

  init(_ options: RunOptions) throws {
    runs = try Runs(options)
    format = try Presentation.format(
      options.output,
      columns: .all(Column.revealed, sweeping: options.sweeps),
      isSingle: false,
      behaviors: options.behaviors.map(\.spec))
    try runs.check(RevealRecorder.check)
  }

  /// Writes the rows.
  func run(to output: Output) throws {
    var isFirst = true
    try runs.forEach { run throws in
      var recorder = try RevealRecorder(run.settling.layout, from: try run.start())
      if isFirst { try output.write { format.header(to: &$0) } }
      isFirst = false
      let tell = { (entry: RevealRecorder.Entry) throws in
        let row = Row(
          behavior: run.named.spec, gesture: entry.gesture, .revealed(entry.reveal), swept: run.numbers)
        try output.write { format.row(row, to: &$0) }
      }
      try run.fly { flight throws in try recorder.follow(flight, tell) }
      try recorder.finish(tell)
    }
  }
}
