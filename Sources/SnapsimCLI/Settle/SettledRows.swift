import ScrollSimulation

/// One row per combination of swept numbers, behavior and gesture, in this order of nesting.
struct SettledRows {
  private let runs: Runs
  private let rows: RowWriter<SettledRow>

  private var options: RunOptions { runs.options }

  init(_ options: RunOptions) throws {
    let options = options.namingHeldOptions()
    runs = try Runs(options)
    let isSingle = runs.gestureCount == 1 && options.sweeps.allSatisfy { $0.numbers.count == 1 }
    rows = try RowWriter(
      SettledRow.fields(behaviors: options.behaviors.map(\.spec), sweeps: options.sweeps), options.output,
      single: isSingle ? Column.answer : nil)
    try runs.check()
  }

  /// Writes the rows.
  ///
  /// - Returns: whether a check found a misaligned row.
  func write(to output: Output, explanations: Output) throws -> ExitCode {
    var code = ExitCode.settled
    var rows = rows
    try runs.forEach { run throws in
      try run.settle { (index, gesture, settlement) throws in
        try rows.write(
          SettledRow(
            behavior: run.named.spec, gesture: index, settlement: settlement, numbers: run.numbers),
          to: output)
        if options.output.explains {
          let explanation = Explanation(settlement, of: gesture, by: run.named, run.settling)
          try (options.output.explainsInline ? output : explanations).write { explanation.write(to: &$0) }
        }
        if options.output.finds(settlement.misalignment) { code = .found }
      }
    }
    return code
  }
}
