import ScrollSimulation
import SnapsimText

/// All runs of a command line: one per combination of swept numbers and behavior, in this order of nesting.
///
/// They are made one by one, so that a long sweep takes no memory.
extension RunOptions {
  /// How many gestures all runs have together, at least as many as settle.
  package var gestureCount: Int {
    get throws {
      let repeats = sweeps.first { $0.option == .repeat }.map { Int($0.numbers.largest) }
      let counts = [repeats ?? gesture.repeats, gesture.stepCount, behaviors.count]
      guard let combinations = sweeps.combinations,
        let all = NumberSequence.product(of: counts + [combinations])
      else { throw UsageError.tooManyRows }
      return all
    }
  }

  /// So many layouts are made beforehand at most, to see that each can be: a blink (our choice).
  private static let mostLayoutsChecked = 10_000

  /// Finds what cannot be before the first row is written: too many rows, a layout, or a start on it.
  ///
  /// Of a long sweep only the smallest and largest numbers are tried: what that leaves is found when its turn
  /// comes, after the rows before it. A closure may refuse a layout with a start, too.
  package func checkRuns(_ other: (ScrollLayout, Double) throws -> Void = { _, _ in }) throws {
    _ = try gestureCount
    var layouts = sweeps.filter(\.option.isOfLayout)
    if layouts.combinations ?? .max > Self.mostLayoutsChecked { layouts = layouts.ends }
    let starts = sweeps.filter { [.offset, .page].contains($0.option) }.ends
    let behaviors = behaviors.map { $0.make() }
    try layouts.forEachCombination(from: self) { options, _, _ throws in
      let layout = try options.layout.layout()
      try starts.forEachCombination(from: options) { options, _, _ throws in
        var checked: Double?
        for behavior in behaviors {
          let anchor = layout.anchor(of: behavior)
          // Most behaviors have the same.
          if anchor == checked { continue }
          checked = anchor
          let start = try options.gesture.start(in: layout.pageStops(anchor: anchor))
          try GestureOptions.check(start, on: layout)
          try other(layout, start)
        }
      }
    }
  }

  /// Hands each run to a closure; it holds until the next one.
  package func forEachRun(_ body: (Run) throws -> Void) throws {
    let behaviors = behaviors.map { ($0, $0.make()) }
    let isOfLayout = sweeps.map(\.option.isOfLayout)
    var runs: [Run] = []
    try sweeps.forEachCombination(from: self) { options, numbers, changed throws in
      if runs.isEmpty || isOfLayout[changed...].contains(true) {
        let layout = try options.layout.layout()
        runs = behaviors.map { named, behavior in
          let settling = options.settling(on: layout, behavior, of: named)
          return Run(named: named, settling: settling, gestures: options.gesture, numbers: numbers)
        }
      }
      if !numbers.isEmpty, let watch = options.catalog.watch {
        watch.note(zip(options.sweeps, numbers).compactMap { $0.option.words(setting: $1.shortest) })
      }
      for run in runs {
        run.take(options.gesture, numbers)
        try body(run)
      }
    }
  }

  /// So many layouts of a sweep are searched at most (our choice: each is searched densely).
  private static let mostLayouts = 10_000

  package func sweptLayouts() throws -> [ScrollLayout] {
    guard let count = sweeps.combinations, count <= Self.mostLayouts else {
      throw UsageError(
        "each layout is searched densely, at most \(Self.mostLayouts) layouts at a time; use fewer or shorter ranges"
      )
    }
    var layouts: [ScrollLayout] = []
    try sweeps.forEachCombination(from: self) { options, _, _ in layouts.append(try options.layout.layout()) }
    return layouts
  }
}

extension UsageError {
  package static let tooManyRows = UsageError(
    "this makes more than \(NumberSequence.limit) rows; use fewer or shorter ranges, or fewer repeats")
}

/// One behavior on one layout, and the gestures that it answers one after the other.
///
/// A sweep of gestures has one run, which takes one combination after another. Only `forEachRun` has it take one, between
/// rows: no read of a variable can meet a write to it, and none need look for that.
package final class Run {
  package let named: NamedBehavior
  package let settling: Settling
  @exclusivity(unchecked) package private(set) var gestures: GestureOptions
  @exclusivity(unchecked) package private(set) var numbers: [Double]

  package init(named: NamedBehavior, settling: Settling, gestures: GestureOptions, numbers: [Double]) {
    (self.named, self.settling, self.gestures, self.numbers) = (named, settling, gestures, numbers)
  }

  fileprivate func take(_ gestures: GestureOptions, _ numbers: [Double]) {
    self.gestures = gestures
    // In place: a copy would be made as soon as either changes.
    for index in numbers.indices { self.numbers[index] = numbers[index] }
  }

  package func start() throws -> Double { try gestures.start(in: settling.grids.pages) }

  package func settle(_ body: (_ index: Int, _ gesture: Gesture, Settlement) throws -> Void) throws {
    try gestures.settle(on: settling, from: try start(), body)
  }
}

extension GestureOptions {
  /// Settles the gestures, each from where the one before rested or was caught.
  package func settle(
    on settling: Settling, from start: Double,
    _ body: (_ index: Int, _ gesture: Gesture, Settlement) throws -> Void
  ) throws {
    var view = SimulatedScrollView(settling, offset: start)
    for index in 0..<count {
      let step = step(index)
      if let after = step.after { view.interrupt(after: after) }
      try body(index, step.gesture, try view.perform(step.gesture))
    }
  }
}
