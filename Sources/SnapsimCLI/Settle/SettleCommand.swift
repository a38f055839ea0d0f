import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

extension Command {
  static let settle = Command(
    name: "settle", summary: "one row per gesture (the default)",
    story: [
      "Settles gestures: one row for each combination of swept numbers, behavior and gesture, the last varying "
        + "fastest. A numeric option of layout or gesture takes a list (1,2,5) or a range from:to:step; from:to has forty steps."
    ],
    examples: [
      "snapsim --behavior paging --width 844 --velocity -1200",
      "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200",
      "snapsim --behavior paging --velocity -1200 --print offset",
    ],
    takes: { Option.ofRuns + [.printScenario] },
    meanings: [.explain: "say by which steps each row came about"],
    formats: OutputFormat.allCases.filter { !$0.isReport }, columns: { Column.settled }
  ) { request, session in
    if request.invocation.has(.printScenario) {
      let scenario = try request.scenario()
      try session.output.write { $0.append(scenario) }
      return .settled
    }
    var options = request.run
    if let columns = request.output.columns {
      // No option is printed under the name of a gesture's own column.
      options.sweepHeld { columns.contains($0.printedName) && !Column.settledNames.contains($0.printedName) }
    }
    guard request.output.isOfRows else {
      if let stuck = request.run.stuck { session.errors.warn(stuck) }
      return try request.run.draw(request.output, ofMotion: false, to: session.output, errors: session.errors)
    }
    let asked = request.output
    let isSingle = try options.gestureCount == 1 && options.sweeps.allSatisfy { $0.numbers.count == 1 }
    var rows = try RowWriter(
      SettledRow.fields(of: options), asked, holds: true, single: isSingle ? Column.answer : nil)
    try options.checkRuns()
    if let stuck = request.run.stuck { session.errors.warn(stuck) }
    return try options.write(&rows, asked, to: session)
  }
}

extension RunOptions {
  fileprivate func write(
    _ rows: inout RowWriter<SettledRow>, _ asked: OutputOptions, to session: Session
  ) throws -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    let names = behaviors.map(\.name)
    var verdict = asked.checks.areAny ? CheckVerdict(asked) : nil
    var comparison = names.count > 1 ? Comparison(names, tolerance: asked.tolerance) : nil
    try rows.finishing(output, watch: session.behaviors.watch) { rows in
      var behavior = 0
      try forEachRun { run throws in
        let pages = run.settling.grids.pages
        try run.settle { (index, gesture, settlement) throws in
          try rows.write(
            SettledRow(
              behavior: run.named.name, gesture: index, settlement: settlement, numbers: run.numbers),
            to: output)
          if asked.explains {
            try Explanation(settlement, of: gesture, by: run.named, run.settling)
              .write(below: rows, asked, to: output, errors: errors)
          }
          verdict?.judge(settlement, of: gesture, index: index, by: run.named, on: run.settling, self)
          comparison?.count(
            behavior, misalignment: settlement.misalignment,
            pages: settlement.page - pages.nearest(to: settlement.start))
        }
        behavior = (behavior + 1) % behaviors.count
      }
    }
    if let comparison, asked.allowsClosing {
      try output.write { text in
        text.append(ByteText.newline)
        for line in comparison.lines { text.append(line + "\n") }
      }
    }
    guard let verdict, verdict.hasFailed else { return .settled }
    // On a terminal the verdict stands under what it is about.
    try output.flush()
    try verdict.report(to: errors)
    return .found
  }
}

extension Option {
  // A scenario has no rows.
  static let printScenario = Option(
    "print-scenario", in: .output, means: "print this run as a scenario, which play plays",
    excludes: [.format, .print, .noHeader, .explain])
}
