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

  /// Writes the rows; none is kept.
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
