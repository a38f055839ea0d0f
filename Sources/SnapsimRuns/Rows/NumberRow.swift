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
    guard !rows.isTable else { return nil }
    var text = ByteText()
    var numbers: [(SettledNumber, end: Int)] = []
    var start = 0
    for (field, end) in zip(rows.fields, rows.format.ends) {
      text.append(ByteText(Array(rows.format.frame[start..<end])))
      start = end
      if let number = SettledNumber(rawValue: field.column.name) {
        numbers.append((number, text.count))
      } else if [Column.gesture.name, Column.behavior().name].contains(field.column.name) {
        text.append {
          rows.format.write(other: field.cell(SettledRow(behavior: behavior, gesture: 0)), to: &$0)
        }
      } else {
        return nil
      }
    }
    text.append(ByteText(Array(rows.format.frame[start...])))
    self.numbers = numbers
    frame = text.bytes
  }

  /// Writes the row of a settlement.
  package func write(_ settlement: Settlement, to run: inout ByteRun) {
    frame.withUnsafeBufferPointer { frame in
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
}
