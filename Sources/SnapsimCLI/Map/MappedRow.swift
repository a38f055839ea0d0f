import ScrollSimulation
import SnapsimRuns

/// The result for one pair of numbers, as a row.
struct MappedRow: Sendable {
  let behavior: String
  let x: Double
  let y: Double
  let outcome: Outcome

  /// The fields of a map of two quantities.
  static func fields(behaviors: [String], x: String, y: String) -> [Field<MappedRow>] {
    let own = own
    func named(_ name: String) -> Column {
      Column(own.contains { $0.column.name == name } ? "from-" + name : name, width: 10)
        .inTables { ($0.decimals, $0.isAnswer) = (nil, true) }
    }
    return [
      Field(.behavior(of: behaviors)) { .text($0.behavior) },
      Field(named(x)) { .number($0.x) }, Field(named(y)) { .number($0.y) },
    ] + own
  }

  static let own: [Field<MappedRow>] = [
    Field("moved", width: 5, summary: "how many pages it moves; negative backward") {
      .integer($0.outcome.pagesMoved)
    },
    Field(.offset) { .number($0.outcome.offset) },
    Field(.page) { .integer($0.outcome.page) },
    Field(.misalignment) { .number($0.outcome.misalignment) },
  ]
}

/// A number at which an outcome changes, as a row.
struct ThresholdRow: Sendable {
  let behavior: String
  let option: String
  let threshold: Threshold
  let watched: MapOptions.Subject

  static func fields(behaviors: [String]) -> [Field<ThresholdRow>] {
    [Field(.behavior(of: behaviors)) { .text($0.behavior) }] + own
  }

  static let own: [Field<ThresholdRow>] = [
    Field("option", width: 8, isText: true, summary: "the option that is varied, all others held") {
      .text($0.option)
    },
    Field("from", width: 18, decimals: nil, summary: "the last number that was tried before the change") {
      .number($0.threshold.lower)
    },
    Field("to", width: 18, decimals: nil, summary: "the first number that was tried after it") {
      .number($0.threshold.upper)
    },
    Field(
      "at", width: 10, decimals: nil,
      summary: "where it changes, to a thousandth; of what is counted, the first after"
    ) {
      .number($0.threshold.at)
    },
    Field("before", width: 8, summary: "pages or items moved before, or the misalignment; as --where says") {
      $0.cell($0.threshold.before)
    },
    Field("after", width: 8, summary: "the same after the change") { $0.cell($0.threshold.after) },
  ]

  private func cell(_ outcome: Outcome) -> Cell {
    switch watched {
    case .page: .integer(outcome.pagesMoved)
    case .item: .integer(outcome.itemsMoved)
    case .misalignment: .number(outcome.misalignment)
    }
  }
}
