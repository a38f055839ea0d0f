import ScrollSimulation

/// The default command: one row per combination of swept numbers, behavior and gesture, in this order of nesting.
struct SettleCommand {
  private let options: RunOptions
  private let format: any RowFormat
  private let combinations: Combinations

  init(_ options: RunOptions) throws(SnapsimError) {
    self.options = options
    guard let combinations = Combinations(options.sweeps) else { throw .tooManyRows }
    self.combinations = combinations
    let repeats = options.sweeps.first { $0.option == .repeat }.map { Int($0.numbers.largest) }
    let perBehavior = (repeats ?? options.gesture.repeats).multipliedReportingOverflow(
      by: options.gesture.steps.count)
    let perCombination = perBehavior.partialValue.multipliedReportingOverflow(by: options.behaviors.count)
    let rows = perCombination.partialValue.multipliedReportingOverflow(by: combinations.count)
    guard !perBehavior.overflow, !perCombination.overflow, !rows.overflow,
      rows.partialValue <= NumberSequence.limit
    else { throw .tooManyRows }
    format = try Presentation.format(
      options.output,
      columns: .all(sweeping: options.sweeps),
      isSingle: rows.partialValue == 1 && options.sweeps.isEmpty,
      behaviors: options.behaviors.map(\.spec))
  }

  /// Writes the rows.
  ///
  /// - Returns: whether a check found a misaligned row.
  func run(to output: Output, explanations: Output) throws(SnapsimError) -> ExitCode {
    var code = ExitCode.settled
    var isFirst = true
    try settle { (row, settlement, explanation) throws(SnapsimError) in
      try output.write { text in
        if isFirst { format.header(to: &text) }
        format.row(row, to: &text)
      }
      isFirst = false
      if options.output.explains {
        try (explainsInline ? output : explanations).write { explanation().write(to: &$0) }
      }
      if options.output.finds(settlement.misalignment) { code = .found }
    }
    return code
  }

  private typealias Sink = (Row, Settlement, () -> Explanation) throws(SnapsimError) -> Void

  private func settle(_ sink: Sink) throws(SnapsimError) {
    var options = options
    var combinations = combinations
    var numbers = Array(repeating: 0.0, count: options.sweeps.count)
    let behaviors = options.behaviors.map { $0.make() }
    let isOfLayout = options.sweeps.map(\.option.isOfLayout)
    var settlings: [Settling] = []
    var changed = 0
    for _ in 0..<combinations.count {
      combinations.write(to: &numbers)
      var changesLayout = settlings.isEmpty
      for index in changed..<numbers.count {
        options.set(options.sweeps[index].option, numbers[index])
        changesLayout = changesLayout || isOfLayout[index]
      }
      if changesLayout {
        let layout = try options.layout.layout()
        settlings = behaviors.map { Settling(layout, behavior: $0, physics: options.physics) }
      }
      for (named, settling) in zip(options.behaviors, settlings) {
        try settle(named, settling, options.gesture, numbers, sink)
      }
      changed = combinations.advance()
    }
  }

  /// Settles all gestures of one behavior, one after the other.
  private func settle(
    _ named: NamedBehavior, _ settling: Settling, _ gestures: GestureOptions, _ numbers: [Double],
    _ sink: Sink
  ) throws(SnapsimError) {
    let steps = gestures.steps
    var view = SimulatedScrollView(settling, offset: try gestures.start(in: settling.rulers.pages))
    for index in 0..<(gestures.repeats * steps.count) {
      let step = steps[index % steps.count]
      if let after = step.after { view.interrupt(after: after) }
      let settlement: Settlement
      do throws(SimulationError) {
        settlement = try view.perform(step.gesture)
      } catch {
        throw .simulation(error)
      }
      let row = Row(behavior: named.spec, gesture: index, settlement: settlement, swept: numbers)
      try sink(row, settlement) { Explanation(settlement, of: step.gesture, by: named, settling) }
    }
  }

  /// Explanations are for people: in plain text they stand under their rows, beside data for programs on standard error.
  private var explainsInline: Bool {
    (options.output.format ?? .text) == .text && options.output.columns == nil
  }
}
