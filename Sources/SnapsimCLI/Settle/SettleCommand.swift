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
    formats: OutputFormat.allCases.filter { $0.kind != .report }, columns: { Column.settled }
  ) { request, session in
    if request.invocation.has(.printScenario) {
      let scenario = try ScenarioText(request)
      try session.output.write { $0.append(scenario.text) }
      return .settled
    }
    var options = request.run
    if let columns = request.output.columns {
      // No option is printed under the name of a gesture's own column.
      options.sweepHeld { columns.contains($0.printedName) && !Column.settledNames.contains($0.printedName) }
    }
    let rows = try request.output.isOfRows ? SettledRows(Runs(options), request.output) : nil
    if let stuck = Warning.stuck(request.run) { session.errors.warn(stuck.message) }
    return try rows?.write(to: session)
      ?? Drawing.write(
        request.run, request.output, ofMotion: false, to: session.output, errors: session.errors)
  }
}

extension Option {
  // A scenario has no rows.
  static let printScenario = Option(
    "print-scenario", in: .output, means: "print this run as a scenario, which play plays",
    excludes: [.format, .print, .noHeader, .explain])
}
