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
    guard let combinations = Combinations(options.sweeps) else { throw UsageError.tooManyRows }
    let repeats = options.sweeps.first { $0.option == .repeat }.map { Int($0.numbers.largest) }
    let perBehavior = (repeats ?? options.gesture.repeats).multipliedReportingOverflow(
      by: options.gesture.steps.count)
    let perCombination = perBehavior.partialValue.multipliedReportingOverflow(by: options.behaviors.count)
    let all = perCombination.partialValue.multipliedReportingOverflow(by: combinations.count)
    guard !perBehavior.overflow, !perCombination.overflow, !all.overflow,
      all.partialValue <= NumberSequence.limit
    else { throw UsageError.tooManyRows }
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
  /// - Throws: what cannot be.
  func check(
    _ other: (ScrollLayout, Double) throws -> Void = { _, _ in }
  ) throws {
    var sweeps = options.sweeps.filter(\.option.isOfLayout)
    if Combinations(sweeps).map({ $0.count > Self.mostLayoutsChecked }) ?? true {
      sweeps = sweeps.map(\.ends)
    }
    let starts = options.sweeps.filter { [.offset, .page].contains($0.option) }.map(\.ends)
    let behaviors = options.behaviors.map { $0.make() }
    try Combinations(sweeps)?.forEach(from: options) { options throws in
      let layout = try options.layout.layout()
      let anchors = Set(behaviors.map { $0?.alignment(along: layout.axis) ?? 0 })
      try Combinations(starts)?.forEach(from: options) { options throws in
        for anchor in anchors {
          let start = try options.gesture.start(in: layout.pageStops(anchor: anchor))
          try GestureOptions.check(start, on: layout)
          try other(layout, start)
        }
      }
    }
  }

  /// Hands each run to a closure.
  func forEach(_ body: (Run) throws -> Void) throws {
    let behaviors = options.behaviors.map { $0.make() }
    let isOfLayout = options.sweeps.map(\.option.isOfLayout)
    var settlings: [Settling] = []
    try combinations.forEach(from: options) { options, numbers, changed throws in
      if settlings.isEmpty || isOfLayout[changed...].contains(true) {
        let layout = try options.layout.layout()
        settlings = behaviors.map { Settling(layout, behavior: $0, physics: options.physics) }
      }
      if !numbers.isEmpty, let watch = options.catalog.watch {
        watch.note(zip(options.sweeps, numbers).map { ($0.option, $1.shortest) })
      }
      for (named, settling) in zip(options.behaviors, settlings) {
        try body(Run(named: named, settling: settling, gestures: options.gesture, numbers: numbers))
      }
    }
  }
}

extension UsageError {
  /// Runs that would never end.
  static let tooManyRows = UsageError(
    "this makes more than \(NumberSequence.limit) rows; use fewer or shorter ranges, or fewer repeats")
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
      try body(index, step.gesture, try view.perform(step.gesture))
    }
  }
}
