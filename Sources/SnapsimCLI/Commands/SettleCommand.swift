import ScrollSimulation

/// The default command: one row per gesture and behavior.
struct SettleCommand {
  let options: RunOptions

  /// Writes the rows.
  ///
  /// - Returns: whether a check found a misaligned row.
  func run(to output: Output, explanations: Output) throws(SnapsimError) -> ExitCode {
    let layout = try options.layout.layout()
    let (format, columns) = presentation
    var code = ExitCode.settled
    var isFirst = true
    for named in options.behaviors {
      try settle(named, on: layout) { row, explanation throws(SnapsimError) in
        if isFirst { try output.write { format.header(columns, to: &$0) } }
        isFirst = false
        try output.write { format.row(row, columns, to: &$0) }
        if options.output.explains {
          try (explainsInline ? output : explanations).write { explanation().write(to: &$0) }
        }
        if options.output.checks, abs(row.settlement.misalignment) > options.output.tolerance {
          code = .found
        }
      }
    }
    return code
  }

  /// Settles all gestures of one behavior, one after the other.
  private func settle(
    _ named: NamedBehavior, on layout: ScrollLayout,
    row: (Row, () -> Explanation) throws(SnapsimError) -> Void
  ) throws(SnapsimError) {
    let settling = Settling(layout, behavior: named.behavior, physics: options.physics)
    var view = SimulatedScrollView(
      settling, offset: try options.gesture.start(in: settling.rulers.pages))
    let steps = options.gesture.steps
    for index in 0..<rounds {
      let step = steps[index % steps.count]
      if let after = step.after { view.interrupt(after: after) }
      let settlement: Settlement
      do throws(SimulationError) {
        settlement = try view.perform(step.gesture)
      } catch {
        throw .simulation(error)
      }
      try row(Row(behavior: named.spec, gesture: index, settlement: settlement)) {
        Explanation(settlement, of: step.gesture, by: named, settling)
      }
    }
  }

  /// How many gestures each behavior gets.
  private var rounds: Int { options.gesture.repeats * options.gesture.steps.count }

  /// Explanations are for people: in plain text they stand under their rows, beside data for programs on standard error.
  private var explainsInline: Bool {
    options.output.format == .text && options.output.columns == nil
  }

  private var presentation: (any RowFormat, [Column]) {
    let columns = options.output.columns
    switch options.output.format {
    case .json:
      return (JSONFormat(), columns ?? Column.settled)
    case .text where columns?.count == 1:
      return (ValuesFormat(), columns ?? [])
    case .text where options.behaviors.count == 1 && rounds == 1:
      return (LinesFormat(), columns ?? LinesFormat.answerFirst)
    case .text:
      let width = options.behaviors.map(\.spec.count).max() ?? 0
      return (TableFormat(behaviorWidth: width), columns ?? Column.settled)
    }
  }
}
