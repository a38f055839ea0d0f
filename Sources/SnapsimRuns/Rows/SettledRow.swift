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

  /// The columns that every settled gesture has, in the order in which they stand.
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
