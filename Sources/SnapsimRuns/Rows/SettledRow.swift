import ScrollSimulation
import SnapsimText

/// The outcome of a gesture as a row, or a bad row that is kept for its place.
package struct SettledRow: RunRow {
  package var behavior: String
  package let gesture: Int

  /// The outcome; `nil` for a bad row.
  package var settlement: Settlement?
  package var numbers: [Double] = []
  package var passed: [Cell] = []

  package init(
    behavior: String, gesture: Int, settlement: Settlement? = nil, numbers: [Double] = [], passed: [Cell] = []
  ) {
    self.behavior = behavior
    (self.gesture, self.settlement, self.numbers, self.passed) = (gesture, settlement, numbers, passed)
  }

  package static var own: [Field<SettledRow>] {
    let columns: [Column] = [
      .start, .released, .proposed, .target, .offset, .page, .item, .misalignment, .duration,
    ]
    return zip(columns, SettledNumber.allCases).map { column, number in
      Field(column) { $0.settlement.map(number.cell) ?? .missing }
    }
  }
}

enum SettledNumber: String, CaseIterable {
  case start, released, proposed, target, offset, page, item, misalignment, duration

  func cell(of settlement: Settlement) -> Cell {
    switch self {
    case .start: .number(settlement.start)
    case .released: .number(settlement.released)
    case .proposed: .number(settlement.proposed)
    case .target: .number(settlement.target)
    case .offset: .number(settlement.offset)
    case .page: .integer(settlement.page)
    case .item: .integer(settlement.item)
    case .misalignment: .number(settlement.misalignment)
    case .duration: .number(settlement.duration)
    }
  }
}

extension Column {
  package static let start = Column("start", width: 10, "the offset when the gesture began", leaves: 6)
  package static let released = Column(
    "released", width: 10, "the offset when the finger lifted; past an end, through the rubber band",
    twin: "start", leaves: 3)
  package static let proposed = Column(
    "proposed", width: 10,
    "where free deceleration is announced to end, within 0 and the end: what a behavior gets", leaves: 2)
  package static let target = Column(
    "target", width: 10, "what the behavior made of it; it may lie past an end", twin: "offset", leaves: 4)
  package static let offset = Column(
    "offset", width: 10, "where it rests: the target within 0 and the end", isAnswer: true)
  package static let page = Column(
    "page", width: 4, "the page whose stop is nearest, from 0", isAnswer: true, leaves: 7)
  package static let item = Column(
    "item", width: 4, "the item whose stop is nearest, from 0; without items, the page", twin: "page",
    leaves: 5)
  package static let misalignment = Column(
    "misalignment", width: 12,
    "how far it rests beyond the nearest stop or end; negative before it, 0 if aligned", isAnswer: true,
    alarm: Settlement.tolerance)
  package static let duration = Column(
    "duration", width: 10, "seconds from lift-off to rest; with a behavior by a path of our choice", leaves: 1
  )

  package static let settled = SettledRow.columns

  /// The names that `--print` knows of a settled gesture, besides those of swept options.
  package static let settledNames = settled.map(\.name)

  /// The columns with which the lines of a single row begin.
  package static let answer: [Column] = [.offset, .page]
}

extension Option {
  /// The heading under which `--print` names it beside a settled gesture's own columns.
  package var printedName: String { Column.swept(name, beside: Column.settled).name }
}

/// Rows of one behavior that are nothing but numbers of settlements, and values that are copied.
///
/// They stand there as `RowWriter` writes them, but what is the same in each is laid out once, and no cells
/// are made, which took longer than the numbers.
package struct NumberRow: Sendable {
  private enum Value {
    case settled(SettledNumber)
    case copied(Int)
  }

  /// The values, and for each where in `frame` ends what stands before it.
  private let values: [(Value, end: Int)]
  private let frame: [UInt8]
  package let copies: Bool

  /// Lays out rows with the columns that are copied, by their places; `nil` where they are more, or for people.
  package init?(
    _ rows: RowWriter<SettledRow>, behavior: String, passed: [Cell] = [], copying copied: [String: Int?] = [:]
  ) {
    guard rows.table == nil, rows.format.keepsDigits else { return nil }
    let same = rows.cells(of: SettledRow(behavior: behavior, gesture: 0, passed: passed))
    var text = ByteText()
    var values: [(Value, end: Int)] = []
    for (index, column) in rows.columns.enumerated() {
      let value: Value?
      if let place = copied[column.name] {
        // Text is written as it stands only where it is neither quoted nor escaped.
        guard place == nil || !column.isText || rows.format.copiesText else { return nil }
        value = place.map(Value.copied)
      } else {
        value = SettledNumber(rawValue: column.name).map(Value.settled)
        guard value != nil || [Column.gesture.name, Column.behavior().name].contains(column.name) else {
          return nil
        }
      }
      text.append { rows.format.write(value == nil ? same[index] : .json(""), at: index, to: &$0) }
      if let value { values.append((value, text.count)) }
    }
    text.append { rows.format.end(to: &$0) }
    self.values = values
    copies = values.contains { if case .copied = $0.0 { true } else { false } }
    frame = text
  }

  /// Writes a row, whose copied values a closure appends by their places.
  package func write(
    _ settlement: Settlement, to run: inout ByteRun,
    copying copy: (_ place: Int, _ run: inout ByteRun) -> Void = { _, _ in }
  ) {
    var start = 0
    for (value, end) in values {
      // Mostly a separator, for which a loop takes longer than the byte.
      if end == start + 1 { run.append(frame[start]) } else { run.append(frame, from: start, to: end) }
      switch value {
      case .copied(let place): copy(place, &run)
      case .settled(let number):
        switch number.cell(of: settlement) {
        case .number(let number): run.append(number: number)
        case .integer(let number): run.append(number: number)
        case .text, .json, .missing: break
        }
      }
      start = end
    }
    run.append(frame, from: start, to: frame.count)
  }
}
