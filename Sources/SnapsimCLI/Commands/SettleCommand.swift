import ScrollSimulation

/// The default command: one row per gesture and behavior.
struct SettleCommand {
  let options: RunOptions

  /// Writes the rows.
  ///
  /// - Returns: whether a check found a misaligned row.
  func run(to output: Output, explanations: Output) throws(SnapsimError) -> ExitCode {
    let layout = try options.layout.layout()
    let start = try options.gesture.start(in: layout.pageStops())
    let (format, columns) = presentation
    var code = ExitCode.settled
    try output.write { format.header(columns, to: &$0) }
    for named in options.behaviors {
      let settling = Settling(layout, behavior: named.behavior, physics: options.physics)
      var view = SimulatedScrollView(settling, offset: start)
      for index in 0..<options.gesture.repeats {
        let settlement: Settlement
        do {
          settlement = try view.perform(options.gesture.gesture)
        } catch {
          throw .simulation(error)
        }
        let row = Row(behavior: named.spec, gesture: index, settlement: settlement)
        try output.write { format.row(row, columns, to: &$0) }
        if options.output.explains {
          let explanation = Explanation(settlement, of: options.gesture.gesture, by: named, settling)
          try (explainsInline ? output : explanations).write { explanation.write(to: &$0) }
        }
        if options.output.checks, abs(settlement.misalignment) > options.output.tolerance {
          code = .found
        }
      }
    }
    return code
  }

  /// Explanations are for people: in plain text they stand under their rows, beside data for programs on standard error.
  private var explainsInline: Bool {
    options.output.format == .text && options.output.columns == nil
  }

  private var presentation: (any RowFormat, [Column]) {
    let columns = options.output.columns
    let isSingle = options.behaviors.count == 1 && options.gesture.repeats == 1
    switch options.output.format {
    case .json:
      return (JSONFormat(), columns ?? Column.settled)
    case .text where columns?.count == 1:
      return (ValuesFormat(), columns ?? [])
    case .text where isSingle:
      return (LinesFormat(), columns ?? LinesFormat.answerFirst)
    case .text:
      let width = options.behaviors.map(\.spec.count).max() ?? 0
      return (TableFormat(behaviorWidth: width), columns ?? Column.settled)
    }
  }
}
