/// A column of the output.
enum Column: Hashable, Sendable {
  /// A column of the input that is handed on, by its index.
  case passed(Int)

  case behavior, gesture

  /// A swept option, by its index.
  case swept(Int)

  case start, released, proposed, target, offset, page, item, misalignment, duration

  // Of a trace, beside `offset`.
  case time, velocity, phase

  // Of a reveal, beside `item`.
  case shown, known, headStart, hidden, stay, returned

  // Of a step of a scenario, beside those of a settled gesture.
  case step, action, failed

  /// The columns that every settled gesture has, in the order in which they stand.
  static let settled: [Column] = [
    .behavior, .gesture, .start, .released, .proposed, .target, .offset, .page, .item, .misalignment,
    .duration,
  ]

  /// The columns of a trace, in the order in which they stand.
  static let traced: [Column] = [.behavior, .gesture, .time, .offset, .velocity, .phase]

  /// The columns of a reveal, in the order in which they stand.
  static let revealed: [Column] = [
    .behavior, .gesture, .item, .shown, .known, .headStart, .hidden, .stay, .returned,
  ]

  /// The columns of a played scenario, in the order in which they stand.
  static let played: [Column] = [
    .behavior, .step, .action, .start, .released, .proposed, .target, .offset, .page, .item, .misalignment,
    .duration, .failed,
  ]

  /// All columns that any command writes.
  static let all = [settled, traced, revealed, played].reduce(into: [Column]()) { all, columns in
    all += columns.filter { !all.contains($0) }
  }

  static let allNames = all.map(\.name)

  /// The names that `--print` knows of a settled gesture, besides those of swept options.
  static let settledNames = settled.map(\.name)

  /// The heading of a column.
  var name: String {
    switch self {
    case .behavior: "behavior"
    case .gesture: "gesture"
    case .start: "start"
    case .released: "released"
    case .proposed: "proposed"
    case .target: "target"
    case .offset: "offset"
    case .page: "page"
    case .item: "item"
    case .misalignment: "misalignment"
    case .duration: "duration"
    case .time: "time"
    case .velocity: "velocity"
    case .phase: "phase"
    case .shown: "shown"
    case .known: "known"
    case .headStart: "head-start"
    case .hidden: "hidden"
    case .stay: "stay"
    case .returned: "returned"
    case .step: "step"
    case .action: "action"
    case .failed: "failed"
    // These two are named by the input and by the sweep.
    case .passed(let index): "passed-\(index)"
    case .swept(let index): "swept-\(index)"
    }
  }
}

extension Column {
  /// What it means, for help.
  var summary: String {
    switch self {
    case .behavior: "the behavior, as it was named"
    case .gesture: "the index of the gesture in its sequence or repetition, from 0"
    case .start: "the offset when the gesture began"
    case .released: "the offset when the finger lifted; past an end, through the rubber band"
    case .proposed: "where free deceleration is announced to end, within 0 and the end: what a behavior gets"
    case .target: "what the behavior made of it; it may lie past an end"
    case .offset: "where it rests: the target within 0 and the end"
    case .page: "the page whose stop is nearest, from 0"
    case .item: "the item whose stop is nearest, from 0; without items, the page"
    case .misalignment: "how far it rests beyond the nearest stop or end; negative before it, 0 if aligned"
    case .duration: "seconds from lift-off to rest; with a behavior by a path of our choice"
    case .time: "seconds from the first lift-off, on one clock for all gestures; a drag takes none"
    case .velocity: "the content's velocity, in points per second; positive is forward"
    case .phase:
      "decelerating, animating (a spring pulls to the target) or bouncing (past an end, or back from it)"
    case .shown: "when the item first shows within the bounds, in seconds from the first lift-off"
    case .known: "when the target of that gesture was known: its lift-off; none for what shows from the start"
    case .headStart: "known until shown, in seconds; 0 for what the finger uncovers before it lifts"
    case .hidden: "when the item is out of sight for good; none if it is in sight at the end"
    case .stay: "rests, if the content ever rests while the item is in sight; flashes, if it only goes by"
    case .returned:
      "when the item is back in sight, having been out of it; of several times the last, none if it never is"
    case .step: "the index of the step in its file, from 0"
    case .action: "what happens in the step"
    case .failed: "what is not as the step expects; none if all is"
    case .passed, .swept: ""
    }
  }
}

/// The columns of a run with their headings, which are the keys in JSON.
struct Columns: Equatable, Sendable {
  let columns: [Column]
  let names: [String]

  var count: Int { columns.count }

  init(_ pairs: [(Column, String)]) {
    columns = pairs.map(\.0)
    names = pairs.map(\.1)
  }

  /// All columns of a run: what is passed on in front, then its own with the sweeps after `gesture`.
  static func all(
    _ own: [Column] = Column.settled, passing passed: [String] = [], sweeping sweeps: [Sweep] = []
  ) -> Columns {
    var pairs = names(passed: passed).enumerated().map { (Column.passed($0.offset), $0.element) }
    for column in own {
      pairs.append((column, column.name))
      if column == .gesture {
        pairs += sweeps.enumerated().map {
          (Column.swept($0.offset), name(swept: $0.element.option, beside: own))
        }
      }
    }
    return Columns(pairs)
  }

  /// Those of the columns with some names, in the order of the names.
  func named(_ wanted: [String]) -> Columns {
    Columns(
      wanted.flatMap { name in zip(columns, names).filter { $0.1 == name } })
  }

  /// The same columns with some of them in front.
  func leading(_ first: [Column]) -> Columns {
    let pairs = Array(zip(columns, names))
    return Columns(
      first.flatMap { column in pairs.filter { $0.0 == column } } + pairs.filter { !first.contains($0.0) })
  }

  /// The heading of a swept option: its name, told apart from the result's where both have the same.
  static func name(swept option: Option, beside own: [Column]) -> String {
    own.contains { $0.name == option.rawValue } ? "from-" + option.rawValue : option.rawValue
  }

  /// The headings of columns that are passed on, told apart from the result's and from one another.
  static func names(passed: [String]) -> [String] {
    var taken = Set(Column.settledNames).union(passed)
    return passed.map { name in
      guard Column.settledNames.contains(name) else { return name }
      var heading = "input-" + name
      while !taken.insert(heading).inserted { heading = "input-" + heading }
      return heading
    }
  }
}

/// One value of a row.
enum Cell: Hashable, Sendable {
  case text(String)
  case number(Double)
  case integer(Int)

  /// A value from JSON input, as JSON.
  case json(String)

  /// No value: the row has none, or is a bad one.
  case missing
}
