import ScrollSimulation

/// The default command: one row per combination of swept numbers, behavior and gesture, in this order of nesting.
struct SettleCommand {
  private let runs: Runs
  private let format: any RowFormat

  private var options: RunOptions { runs.options }

  init(_ options: RunOptions) throws {
    let options = options.namingHeldOptions()
    runs = try Runs(options)
    format = try Presentation.format(
      options.output,
      columns: .all(sweeping: options.sweeps),
      isSingle: runs.gestureCount == 1 && options.sweeps.allSatisfy { $0.numbers.count == 1 },
      behaviors: options.behaviors.map(\.spec))
    try runs.check()
  }

  /// Writes the rows.
  ///
  /// - Returns: whether a check found a misaligned row.
  func run(to output: Output, explanations: Output) throws -> ExitCode {
    var code = ExitCode.settled
    var isFirst = true
    try runs.forEach { run throws in
      try run.settle { (index, gesture, settlement) throws in
        let row = Row(
          behavior: run.named.spec, gesture: index, .settled(settlement), swept: run.numbers)
        try output.write { text in
          if isFirst { format.header(to: &text) }
          format.row(row, to: &text)
        }
        isFirst = false
        if options.output.explains {
          let explanation = Explanation(settlement, of: gesture, by: run.named, run.settling)
          try (explainsInline ? output : explanations).write { explanation.write(to: &$0) }
        }
        if options.output.finds(settlement.misalignment) { code = .found }
      }
    }
    return code
  }

  /// Explanations are for people: in plain text they stand under their rows, beside data for programs on standard error.
  private var explainsInline: Bool {
    (options.output.format ?? .text) == .text && options.output.columns == nil
  }
}
