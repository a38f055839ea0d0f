import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

/// A row for each pair of numbers, one behavior after the other; as JSON with the borders after them.
struct MapRows {
  private let subject: MapSubject
  private let rows: RowWriter<MappedRow>
  private let x: NumberSequence
  private let y: NumberSequence

  init(_ subject: MapSubject) throws {
    self.subject = subject
    let options = subject.options
    x = try subject.x.rowNumbers
    y = try subject.y.rowNumbers
    let all = x.count.multipliedReportingOverflow(by: y.count)
    guard !all.overflow, all.partialValue <= NumberSequence.limit / options.behaviors.count else {
      throw UsageError.tooManyRows
    }
    rows = try RowWriter(
      MappedRow.fields(
        behaviors: options.behaviors.map(\.name), x: subject.x.name, y: subject.y.name), options.output)
  }

  /// Writes the rows; none is kept.
  func write(to output: Output) throws {
    var rows = rows
    let options = subject.options
    for behavior in options.behaviors {
      let function = subject.function(of: behavior, x: MapAxis([]), y: MapAxis([]))
      for column in 0..<x.count {
        for row in 0..<y.count {
          let (x, y) = (x[column], y[row])
          let outcome = try function.outcome(x: x, y: y)
          try rows.write(MappedRow(behavior: behavior.name, x: x, y: y, outcome: outcome), to: output)
        }
      }
    }
    guard options.output.format == .json, options.output.columns == nil else { return }
    for behavior in options.behaviors { try writeBorders(of: behavior, to: output) }
  }

  /// How many samples there are each way where borders are looked for.
  private static let samples = 129

  /// Writes an object for each border: what is to its left and right, and its corners.
  private func writeBorders(of behavior: NamedBehavior, to output: Output) throws {
    let map = try SettlementMap(
      subject.function(
        of: behavior, x: subject.x.axis(samples: Self.samples), y: subject.y.axis(samples: Self.samples)),
      tolerance: subject.options.output.tolerance)
    for (name, partition) in [("page", map.pages), ("misalignment", map.misalignment)] {
      for border in partition.borders {
        try output.write { text in
          text.append("{\"behavior\":")
          JSONText.string(behavior.name, to: &text)
          text.append(
            ",\"border\":\"\(name)\",\"left\":\(border.left),\"right\":\(border.right),\"points\":[")
          for (index, point) in border.points.enumerated() {
            text.append("\(index == 0 ? "" : ",")[\(Self.number(point.x)),\(Self.number(point.y))]")
          }
          text.append("]}\n")
        }
      }
    }
  }

  /// A number to a thousandth, which is as exact as borders are.
  private static func number(_ value: Double) -> String { ((value * 1000).rounded() / 1000 + 0).shortest }
}
