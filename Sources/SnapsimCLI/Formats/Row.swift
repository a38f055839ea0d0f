import ScrollSimulation

/// One line of output before it is written: what it is about, and what happened.
struct Row {
  let behavior: String
  let gesture: Int
  let event: Event

  /// The numbers of the swept options.
  var swept: [Double] = []

  /// What is handed on from the input.
  var passed: [Cell] = []

  /// What a row tells of; each kind has cells for columns of its own.
  ///
  /// All that they carry is plain numbers, so that a row of a batch costs no counting of references.
  enum Event {
    /// Where a gesture led.
    case settled(Settlement)

    /// Where the content is at a moment.
    case moment(Moment)

    /// When an item came into view.
    case revealed(Reveal)

    /// What a step of a scenario came to.
    case played(PlayedStep)

    /// A bad row that is kept for its place.
    case none
  }

  init(behavior: String, gesture: Int, _ event: Event, swept: [Double] = [], passed: [Cell] = []) {
    self.behavior = behavior
    self.gesture = gesture
    self.event = event
    self.swept = swept
    self.passed = passed
  }

  /// A row of a gesture that was settled, or of a bad one.
  init(
    behavior: String, gesture: Int, settlement: Settlement?, swept: [Double] = [], passed: [Cell] = []
  ) {
    self.init(
      behavior: behavior, gesture: gesture, settlement.map { .settled($0) } ?? .none, swept: swept,
      passed: passed)
  }

  subscript(column: Column) -> Cell {
    switch column {
    case .passed(let index): return index < passed.count ? passed[index] : .missing
    case .behavior: return .text(behavior)
    case .gesture: return .integer(gesture)
    case .swept(let index): return .number(swept[index])
    default: break
    }
    return switch event {
    case .settled(let settlement): settlement.cell(column)
    case .moment(let moment): moment.cell(column)
    case .revealed(let reveal): reveal.cell(column)
    case .played(let played): played.cell(column)
    case .none: .missing
    }
  }
}

extension Settlement {
  /// What stands in a column of a settled gesture.
  func cell(_ column: Column) -> Cell {
    switch column {
    case .start: .number(start)
    case .released: .number(released)
    case .proposed: .number(proposed)
    case .target: .number(target)
    case .offset: .number(offset)
    case .page: .integer(page)
    case .item: .integer(item)
    case .misalignment: .number(misalignment)
    case .duration: .number(duration)
    default: .missing
    }
  }
}
