import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

extension MapSubject {
  func writeRows(_ asked: OutputOptions, to output: Output) throws {
    let behaviors = options.behaviors
    let (across, upward) = (try x.rowNumbers, try y.rowNumbers)
    guard NumberSequence.product(of: [across.count, upward.count, behaviors.count]) != nil else {
      throw UsageError.tooManyRows
    }
    let columns = Self.own.map(\.column)
    var fields = Self.own
    fields.insert(
      contentsOf: [
        Field(.behavior(of: behaviors.map(\.name))) { .text($0.behavior) },
        Field(.swept(x.name, width: 10, beside: columns)) { .number($0.numbers[0]) },
        Field(.swept(y.name, width: 10, beside: columns)) { .number($0.numbers[1]) },
      ], at: 0)
    var rows = try RowWriter(fields, asked)
    for behavior in behaviors {
      let outcomes = setting.outcomes(of: behavior, by: [x.option, y.option])
      for column in 0..<across.count {
        for row in 0..<upward.count {
          let numbers = [across[column], upward[row]]
          try rows.write((behavior.name, numbers, try outcomes(numbers)), to: output)
        }
      }
    }
  }

  typealias Row = (behavior: String, numbers: [Double], outcome: MapOutcome)

  static let own: [Field<Row>] = [
    field(Column("moved", width: 5, "how many pages it moves; negative backward")) {
      .integer($0.pagesMoved)
    },
    field(.offset) { .number($0.offset) }, field(.page) { .integer($0.page) },
    field(.misalignment) { .number($0.misalignment) },
  ]

  /// A field that is empty where the behavior was lost.
  private static func field(
    _ column: Column, _ cell: @escaping @Sendable (MapOutcome) -> Cell
  ) -> Field<Row> {
    Field(column) { $0.outcome.isLost ? .missing : cell($0.outcome) }
  }
}

extension MapSetting {
  /// Writes a row for each number at which the outcome changes, in the order of each option's numbers.
  func writeThresholds(of watched: Watched, _ asked: OutputOptions, to output: Output) throws {
    let behavior = Column.behavior(of: options.behaviors.map(\.name))
    var fields = Self.own
    fields.insert(Field(behavior) { .text($0.behavior) }, at: 0)
    var rows = try RowWriter(fields, asked)
    // The options along each of which is searched, the others held; a drag and a flick are each searched alone.
    let lines = swept.isEmpty ? free : swept
    guard !lines.isEmpty else {
      throw UsageError(
        "thresholds lie along one option, and none is left to vary; give one a range from:to:step, as in "
          + "--velocity -4000:4000:1")
    }
    guard swept.count < 2 || swept.allSatisfy({ [.drag, .velocity].contains($0.option) }) else {
      throw UsageError(
        "thresholds lie along one option, and here are "
          + "\(swept.map(\.option.flag).joined(separator: " and ")); give one of them a single number")
    }
    for behavior in options.behaviors {
      for quantity in lines {
        let outcome = outcomes(of: behavior, by: [quantity.option])
        // A thousand samples, or as many as it has numbers, up to a million.
        let samples = min(max(1025, quantity.numbers?.count ?? 0), 1_000_001)
        let found = try Threshold.along(quantity.axis(samples: samples), watching: watched) {
          try outcome([$0])
        }
        for threshold in found {
          try rows.write((behavior.name, quantity.name, threshold, watched), to: output)
        }
      }
    }
    try rows.begin(output)
  }

  typealias Row = (behavior: String, option: String, threshold: Threshold, watched: Watched)

  static let own: [Field<Row>] = [
    Field("option", width: 8, isText: true, summary: "the option that is varied, all others held") {
      .text($0.option)
    },
    Field(
      "from", width: 10, decimals: Column.mostDecimals,
      summary: "the last number that was tried before the change"
    ) { .number($0.threshold.lower) },
    Field(
      "to", width: 10, decimals: Column.mostDecimals, summary: "the first number that was tried after it"
    ) { .number($0.threshold.upper) },
    Field(
      "at", width: 10, decimals: 3,
      summary: "where it changes, to a thousandth; of what is counted, the first after"
    ) { .number($0.threshold.at) },
    Field("before", width: 8, summary: "pages or items moved before, or the misalignment; as --where says") {
      $0.watched.cell($0.threshold.before)
    },
    Field("after", width: 8, summary: "the same after the change") { $0.watched.cell($0.threshold.after) },
  ]
}

extension Watched {
  fileprivate func cell(_ outcome: MapOutcome) -> Cell {
    if outcome.isLost { return .missing }
    return switch self {
    case .page: .integer(outcome.pagesMoved)
    case .item: .integer(outcome.itemsMoved)
    case .misalignment: .number(outcome.misalignment)
    }
  }
}
