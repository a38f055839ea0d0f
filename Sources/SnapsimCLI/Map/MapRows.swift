import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

extension MapSubject {
  /// Writes a row for each pair of numbers, one behavior after the other.
  func writeRows(_ asked: OutputOptions, to output: Output) throws {
    let behaviors = options.behaviors
    let (across, upward) = (try x.rowNumbers, try y.rowNumbers)
    let all = across.count.multipliedReportingOverflow(by: upward.count)
    guard !all.overflow, all.partialValue <= NumberSequence.limit / behaviors.count else {
      throw UsageError.tooManyRows
    }
    var rows = try RowWriter(
      MappedRow.fields(behaviors: behaviors.map(\.name), x: x.name, y: y.name), asked)
    for behavior in behaviors {
      let function = function(of: behavior, x: MapAxis([]), y: MapAxis([]))
      for column in 0..<across.count {
        for row in 0..<upward.count {
          let (x, y) = (across[column], upward[row])
          let outcome = try function.outcome(x: x, y: y)
          try rows.write(MappedRow(behavior: behavior.name, x: x, y: y, outcome: outcome), to: output)
        }
      }
    }
  }
}

/// The result for one pair of numbers, as a row.
struct MappedRow: Sendable {
  let behavior: String
  let x: Double
  let y: Double
  let outcome: MapOutcome

  static func fields(behaviors: [String], x: String, y: String) -> [Field<MappedRow>] {
    let own = own
    func named(_ name: String) -> Column {
      Column(
        own.contains { $0.column.name == name } ? "from-" + name : name, width: 10,
        decimals: Column.mostDecimals, isAnswer: true)
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
