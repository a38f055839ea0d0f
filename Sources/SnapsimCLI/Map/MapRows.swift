import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

/// A row for each pair of numbers, one behavior after the other.
struct MapRows {
  private let subject: MapSubject
  private let rows: RowWriter<MappedRow>
  private let x: NumberSequence
  private let y: NumberSequence

  init(_ subject: MapSubject, _ asked: OutputOptions) throws {
    self.subject = subject
    let behaviors = subject.setting.options.behaviors
    x = try subject.x.rowNumbers
    y = try subject.y.rowNumbers
    let all = x.count.multipliedReportingOverflow(by: y.count)
    guard !all.overflow, all.partialValue <= NumberSequence.limit / behaviors.count else {
      throw UsageError.tooManyRows
    }
    rows = try RowWriter(
      MappedRow.fields(
        behaviors: behaviors.map(\.name), x: subject.x.name, y: subject.y.name), asked)
  }

  func write(to output: Output) throws {
    var rows = rows
    for behavior in subject.setting.options.behaviors {
      let function = subject.function(of: behavior, x: MapAxis([]), y: MapAxis([]))
      for column in 0..<x.count {
        for row in 0..<y.count {
          let (x, y) = (x[column], y[row])
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
