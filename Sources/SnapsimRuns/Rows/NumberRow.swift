import ScrollSimulation
import SnapsimText

/// Rows of one behavior that are nothing but numbers of settlements.
///
/// They stand there as `RowWriter` writes them, but what is the same in each is laid out once, and no cells are made, which
/// took longer than the numbers.
package struct NumberRow: Sendable {
  /// The numbers, and for each where in `frame` ends what stands before it.
  private let numbers: [(SettledNumber, end: Int)]
  private let frame: [UInt8]

  /// Lays out some rows; `nil` where they have more in them, or are laid out as a table.
  package init?(_ rows: RowWriter<SettledRow>, behavior: String) {
    guard rows.table == nil else { return nil }
    var text = ByteText()
    var numbers: [(SettledNumber, end: Int)] = []
    let same = rows.cells(of: SettledRow(behavior: behavior, gesture: 0))
    for (index, column) in rows.columns.enumerated() {
      let number = SettledNumber(rawValue: column.name)
      guard number != nil || [Column.gesture.name, Column.behavior().name].contains(column.name) else {
        return nil
      }
      text.append { rows.format.write(number == nil ? same[index] : .json(""), at: index, to: &$0) }
      if let number { numbers.append((number, text.count)) }
    }
    text.append { rows.format.end(to: &$0) }
    self.numbers = numbers
    frame = text.bytes
  }

  package func write(_ settlement: Settlement, to run: inout ByteRun) {
    var start = 0
    for (number, end) in numbers {
      run.append(frame, from: start, to: end)
      switch number.cell(of: settlement) {
      case .number(let number): run.append(number: number)
      case .integer(let number): run.append(number: number)
      case .text, .json, .missing: break
      }
      start = end
    }
    run.append(frame, from: start, to: frame.count)
  }
}
