import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The setting that is held while one or two quantities are varied, and the behaviors that were lost meanwhile.
package final class MapSetting {
  package let options: RunOptions

  /// The layout; where a swept option changes it, the first one.
  package let layout: ScrollLayout
  package let swept: [MapQuantity]

  /// Drag and velocity, as far as they were given no number.
  package let free: [MapQuantity]

  /// Whether gestures begin on a page that nobody said.
  private let isStartChosen: Bool

  /// The losses so far, with the options of the gesture asked, in the order of the questions.
  package private(set) var losses: [(spec: String, loss: Loss, asked: RunOptions)] = []
  private var questions: [String: Questions] = [:]

  /// Takes a run apart; where it says nothing of the start, that is a page in the middle.
  package init(_ options: RunOptions) throws {
    let layouts = try [0, 1].map { end in
      var held = options
      for sweep in options.sweeps {
        held.put(sweep.numbers[end * (sweep.numbers.count - 1)], for: sweep.option)
      }
      return try held.layout.layout()
    }
    layout = layouts[0]
    swept = options.sweeps.map { sweep in
      let ends = sweep.numbers.ends
      let (one, other) = (ends[0], ends[ends.count - 1])
      return MapQuantity(
        option: sweep.option, numbers: sweep.numbers, range: min(one, other)...max(one, other))
    }
    let gesture: [Option] = options.gesture.sequence.isEmpty ? [.drag, .velocity] : []
    free = gesture.filter { option in
      options.number(of: option) == nil && !options.sweeps.contains { $0.option == option }
    }.map { option in
      let most = option == .drag ? layouts[0].container : SettlementFunction.fastest
      return MapQuantity(option: option, numbers: nil, range: -most...most)
    }
    var options = options
    let isStartVaried = options.sweeps.contains { Self.isOfStart($0.option) }
    isStartChosen = options.gesture.offset == nil && options.gesture.page == nil && !isStartVaried
    // A page that there is at both ends of a sweep.
    if isStartChosen { options.gesture.page = layouts.map { ($0.pageStops().count - 1) / 2 }.min() }
    self.options = options
  }

  private static func isOfStart(_ option: Option) -> Bool { [.offset, .page].contains(option) }

  /// The offset at which the gestures of a behavior begin, in points, and the pages around it.
  private func start(_ behavior: NamedBehavior) throws -> (offset: Double, pages: ScrollStops) {
    try ask(behavior, options) {
      let settling = Settling(layout, behavior: behavior.make(), physics: options.physics)
      return (try start(of: behavior, on: settling, options), settling.grids.pages)
    } ?? (options.gesture.start(in: layout.pageStops()), layout.pageStops())
  }

  /// The offset at which gestures begin; where nobody said it, the user's behavior may leave content beside the page.
  private func start(of behavior: NamedBehavior, on settling: Settling, _ options: RunOptions) throws
    -> Double
  {
    let offset = try options.gesture.start(in: settling.grids.pages)
    guard isStartChosen, behavior.isForeign else { return offset }
    return try settling.settle(from: offset, Gesture()).offset
  }

  /// The start of the gestures, in words, after *from*; empty where that is varied.
  package func from(_ behavior: NamedBehavior) throws -> String {
    if swept.contains(where: { Self.isOfStart($0.option) }) { return "" }
    let (start, pages) = try start(behavior)
    let page = pages.nearest(to: start)
    return "from " + (pages[page] == start ? "page \(page)" : "offset \(start.inSentence)")
  }

  /// How many pages lie between the start and the end of the content, or its beginning.
  func pages(_ behavior: NamedBehavior, isForward: Bool) throws -> Int {
    let (start, pages) = try start(behavior)
    let page = pages.nearest(to: start)
    return isForward ? pages.count - 1 - page : page
  }

  /// The outcomes of a behavior by numbers of some options; the layout is kept while it stays the same.
  package func outcomes(of named: NamedBehavior, by varied: [Option]) -> ([Double]) throws -> MapOutcome {
    var options = options
    var made: (any ScrollTargetBehavior)??
    var last: [Double] = []
    var kept: Settling?
    var start: (offset: Double, place: Place)?
    return { [self] numbers throws -> MapOutcome in
      for (index, option) in varied.enumerated() where last.isEmpty || last[index] != numbers[index] {
        options.put(numbers[index], for: option)
        if option.isOfLayout { kept = nil }
        if option.isOfLayout || Self.isOfStart(option) { start = nil }
      }
      last = numbers
      func begun() -> RunOptions {
        var begun = options
        if let start { (begun.gesture.offset, begun.gesture.page) = (start.offset, nil) }
        return begun
      }
      return try ask(named, begun()) {
        let behavior = made ?? named.make()
        made = .some(behavior)
        let settling = try kept ?? options.settling(on: try options.layout.layout(), behavior, of: named)
        kept = settling
        if start == nil {
          let offset = try self.start(of: named, on: settling, options)
          try GestureOptions.check(offset, on: settling.layout)
          start = (offset, settling.place(offset))
        }
        let (offset, place) = start ?? (0, settling.place(0))
        var outcome = MapOutcome.lost
        try options.gesture.settle(on: settling, from: offset) { _, _, settlement in
          outcome = MapOutcome(settlement, from: place)
        }
        return outcome
      } ?? .lost
    }
  }

  /// The answer of a behavior to a question for the gesture of some options; `nil` where it is lost.
  private func ask<Answer>(
    _ named: NamedBehavior, _ asked: @autoclosure () -> RunOptions, _ question: () throws -> Answer
  ) rethrows -> Answer? {
    guard let watch = options.catalog.watch?.searches else { return try question() }
    let questions = questions[named.spec] ?? watch.questions()
    self.questions[named.spec] = questions
    let count = questions.lost.count
    if let answer = try questions.answer(question) { return answer }
    if let loss = questions.lost.dropFirst(count).first { losses.append((named.spec, loss, asked())) }
    return nil
  }
}

package struct MapQuantity {
  package let option: Option

  /// The numbers that were asked for; `nil` where the layout says how far it goes.
  package let numbers: NumberSequence?
  package let range: ClosedRange<Double>
  package var name: String { option.name }

  /// Its unit in short, with a blank before it; nothing for what is counted.
  package var unit: String {
    guard let rule = option.value.rule, !rule.isWhole else { return "" }
    return rule.unit == NumberRule.velocity.unit ? " pt/s" : " pt"
  }

  var isCounted: Bool { option.value.rule?.isWhole ?? false }

  /// Its samples for a picture: a list, all that can be counted, or so many over the range.
  package func axis(samples: Int) -> MapAxis {
    if let numbers, !isRange, numbers.count <= samples {
      return MapAxis((0..<numbers.count).map { numbers[$0] }.sorted(), isCounted: isCounted)
    }
    let span = range.upperBound - range.lowerBound
    guard isCounted else { return MapAxis(range, count: samples) }
    let step = max(1, (span / Double(samples - 1)).rounded(.up))
    return MapAxis(
      stride(from: range.lowerBound, through: range.upperBound, by: step).map { $0 }, isCounted: true)
  }

  /// Whether its numbers are evenly spaced, so that others may stand for them.
  private var isRange: Bool {
    guard let numbers, numbers.count > 2 else { return numbers?.count != 1 }
    let noise = 1e-9 * max(1, abs(numbers[numbers.count - 1]))
    return [numbers.count / 2, numbers.count - 1].allSatisfy {
      abs(numbers[0] + (numbers[1] - numbers[0]) * Double($0) - numbers[$0]) <= noise
    }
  }

  /// Its numbers for rows: those that were asked for, or forty steps over the range.
  package var rowNumbers: NumberSequence {
    get throws {
      if let numbers { return numbers }
      return try NumberSequence("\(range.lowerBound.shortest):\(range.upperBound.shortest)")
    }
  }

  package var words: String { unit.isEmpty ? name : "\(name) in\(unit)" }

  /// Whether the first end of its axis moves the content forward, or else the last; `nil` where neither does.
  func forwardEnd(isReversed: Bool) -> Bool? {
    guard [.drag, .velocity].contains(option) else { return nil }
    let isThere = isReversed ? range.upperBound > 0 : range.lowerBound < 0
    return isThere ? !isReversed : nil
  }
}
