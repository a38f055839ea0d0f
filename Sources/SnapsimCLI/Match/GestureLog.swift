import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A log of gestures: the columns of a batch, and where each came to rest.
struct GestureLog {
  private let options: RunOptions

  /// The layouts so far, by what the rows say of them.
  private var layouts: [[String]: ScrollLayout] = [:]

  /// Makes a reader of rows that add to what a command line says.
  init(_ options: RunOptions) {
    self.options = options
  }

  /// The names under which a row says what came of it.
  static let outcomes = ["rest", "target"]

  /// A row with its gesture and its outcome.
  mutating func row(_ record: LogRecord) throws -> RecordedRow {
    let names = record.members.map(\.name)
    guard let outcome = Self.outcomes.first(where: names.contains) else {
      throw LogRecord.Mistake(
        "there is no column rest or target, which says where the gesture led; add one of them to the columns of a "
          + "batch, as in offset,drag,velocity,rest")
    }
    guard let offset = try record.number(outcome) else {
      throw LogRecord.Mistake("\(outcome) is empty; expected the offset, in points")
    }
    var row = options
    var key: [String] = []
    for (name, _) in record.members {
      guard let option = RunOptions.option(named: name), [.layout, .gesture].contains(option.group),
        ![.repeat, .gesture].contains(option), let text = try record.text(name)
      else { continue }
      if !option.takesValue, ["false", "0"].contains(text) { continue }
      try row.set(option, option.takesValue ? text : "")
      row.given.append(option)
      if option.isOfLayout { key += [name, text] }
    }
    if let option = row.sweeps.first?.option {
      throw LogRecord.Mistake("\(option.name) has several numbers; a row is one gesture")
    }
    // A row's offset wins over its page.
    if names.contains(Option.offset.name) { row.gesture.page = nil }
    if let (one, other) = RunOptions.conflict(row.given.filter { $0 != .page }) {
      throw LogRecord.Mistake("\(one.name) and \(other.name) exclude each other; leave one of them out")
    }
    let layout = try layouts[key] ?? row.layout.layout()
    layouts[key] = layout
    let start = try row.gesture.start(in: layout.pageStops())
    try GestureOptions.check(start, on: layout)
    return RecordedRow(
      line: record.line, start: start,
      event: .gesture(Gesture(drag: row.gesture.drag, velocity: row.gesture.velocity)),
      outcome: outcome == "rest" ? .rest(offset) : .target(offset), layout: layout, insets: 0)
  }
}
