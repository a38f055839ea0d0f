import ScrollSimulation

/// All runs of a command line: one per combination of swept numbers and behavior, in this order of nesting.
///
/// They are made one by one, so that a long sweep takes no memory.
struct Runs {
  let options: RunOptions
  private let combinations: Combinations

  /// How many gestures all runs have together, at least as many as settle.
  let gestureCount: Int

  /// Makes the runs, or says that they would never end.
  init(_ options: RunOptions) throws {
    guard let combinations = Combinations(options.sweeps) else { throw SnapsimError.tooManyRows }
    let repeats = options.sweeps.first { $0.option == .repeat }.map { Int($0.numbers.largest) }
    let perBehavior = (repeats ?? options.gesture.repeats).multipliedReportingOverflow(
      by: options.gesture.steps.count)
    let perCombination = perBehavior.partialValue.multipliedReportingOverflow(by: options.behaviors.count)
    let all = perCombination.partialValue.multipliedReportingOverflow(by: combinations.count)
    guard !perBehavior.overflow, !perCombination.overflow, !all.overflow,
      all.partialValue <= NumberSequence.limit
    else { throw SnapsimError.tooManyRows }
    self.options = options
    self.combinations = combinations
    gestureCount = all.partialValue
  }

  /// So many layouts are made beforehand at most, to see that each can be: a blink (our choice).
  private static let mostLayoutsChecked = 10_000

  /// Finds what cannot be before the first row is written: a layout, or a start on it.
  ///
  /// Of a sweep of more layouts than can be made in a blink only the smallest and largest numbers are tried. What that
  /// leaves is found when its turn comes, after the rows before it.
  ///
  /// - Parameter other: finds what else cannot be on a layout, from a start in points.
  /// - Throws: `SnapsimError` for what cannot be.
  func check(
    _ other: (ScrollLayout, Double) throws -> Void = { _, _ in }
  ) throws {
    var options = options
    var sweeps = options.sweeps.filter(\.option.isOfLayout)
    if Combinations(sweeps).map({ $0.count > Self.mostLayoutsChecked }) ?? true {
      sweeps = sweeps.map { Sweep(option: $0.option, numbers: $0.numbers.ends) }
    }
    guard var layouts = Combinations(sweeps) else { return }
    let starts = options.sweeps.filter { [.offset, .page].contains($0.option) }
      .map { Sweep(option: $0.option, numbers: $0.numbers.ends) }
    let behaviors = options.behaviors.map { $0.make() }
    var numbers = Array(repeating: 0.0, count: sweeps.count)
    for _ in 0..<layouts.count {
      layouts.write(to: &numbers)
      for (sweep, number) in zip(sweeps, numbers) { options.set(sweep.option, number) }
      let layout = try options.layout.layout()
      let anchors = Set(behaviors.map { $0?.alignment(along: layout.axis) ?? 0 })
      try Self.check(starts, of: options, on: layout, anchors: anchors, other)
      _ = layouts.advance()
    }
  }

  private static func check(
    _ sweeps: [Sweep], of options: RunOptions, on layout: ScrollLayout, anchors: Set<Double>,
    _ other: (ScrollLayout, Double) throws -> Void
  ) throws {
    guard var starts = Combinations(sweeps) else { return }
    var options = options
    var numbers = Array(repeating: 0.0, count: sweeps.count)
    for _ in 0..<starts.count {
      starts.write(to: &numbers)
      for (sweep, number) in zip(sweeps, numbers) { options.set(sweep.option, number) }
      for anchor in anchors {
        let start = try options.gesture.start(in: layout.pageStops(anchor: anchor))
        try GestureOptions.check(start, on: layout)
        try other(layout, start)
      }
      _ = starts.advance()
    }
  }

  /// Hands each run to a closure.
  func forEach(_ body: (Run) throws -> Void) throws {
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
      if !numbers.isEmpty, BehaviorRegistry.hasForeign {
        ForeignCall.settings = zip(options.sweeps, numbers).map { ($0.option, $1.shortest) }
      }
      for (named, settling) in zip(options.behaviors, settlings) {
        try body(Run(named: named, settling: settling, gestures: options.gesture, numbers: numbers))
      }
      changed = combinations.advance()
    }
  }
}

/// One behavior on one layout, and the gestures that it answers one after the other.
struct Run {
  let named: NamedBehavior
  let settling: Settling
  let gestures: GestureOptions

  /// The numbers of the swept options.
  let numbers: [Double]

  /// The offset at which the first gesture begins, in points.
  func start() throws -> Double {
    try gestures.start(in: settling.grids.pages)
  }

  /// Settles the gestures, each from where the one before rested or was caught.
  func settle(
    _ body: (_ index: Int, _ gesture: Gesture, Settlement) throws -> Void
  ) throws {
    let steps = gestures.steps
    var view = SimulatedScrollView(settling, offset: try start())
    for index in 0..<(gestures.repeats * steps.count) {
      let step = steps[index % steps.count]
      if let after = step.after { view.interrupt(after: after) }
      let settlement: Settlement
      do throws(SimulationError) {
        settlement = try view.perform(step.gesture)
      } catch {
        throw SnapsimError.simulation(error)
      }
      try body(index, step.gesture, settlement)
    }
  }
}
