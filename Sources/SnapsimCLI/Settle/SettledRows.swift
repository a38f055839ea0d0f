import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// One row per combination of swept numbers, behavior and gesture, in this order of nesting.
struct SettledRows {
  private let runs: Runs
  private let rows: RowWriter<SettledRow>
  private let asked: OutputOptions

  init(_ runs: Runs, _ asked: OutputOptions) throws {
    (self.runs, self.asked) = (runs, asked)
    let isSingle = runs.gestureCount == 1 && runs.options.sweeps.allSatisfy { $0.numbers.count == 1 }
    rows = try RowWriter(
      SettledRow.fields(of: runs), asked, holds: true, single: isSingle ? Column.answer : nil)
    try runs.check()
  }

  /// Writes the rows, and below them what a comparison and a check come to.
  ///
  /// - Returns: whether a check found something.
  func write(to session: Session) throws -> ExitCode {
    let (output, errors) = (session.output, session.errors)
    var verdict = CheckVerdict(asked)
    var comparison: Comparison?
    let behaviors = runs.options.behaviors.map(\.name)
    if behaviors.count > 1 { comparison = Comparison(behaviors, tolerance: asked.tolerance) }
    try rows.finishing(output, watch: session.behaviors.watch) {
      var rows = rows
      var behavior = 0
      try runs.forEach { run throws in
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
          if asked.checks.areAny {
            verdict.judge(
              settlement, of: gesture, index: index, by: run.named, on: run.settling, runs.options)
          }
          comparison?.count(
            behavior, misalignment: settlement.misalignment,
            pages: settlement.page - pages.nearest(to: settlement.start))
        }
        behavior = (behavior + 1) % runs.options.behaviors.count
      }
    }
    if let comparison, asked.allowsClosing {
      try output.write { text in
        text.append(ByteText.newline)
        for line in comparison.lines { text.append(line + "\n") }
      }
    }
    guard verdict.hasFailed else { return .settled }
    // On a terminal the verdict stands under what it is about.
    try output.flush()
    try verdict.report(to: errors)
    return .found
  }
}
