import ScrollSimulation
import SnapsimText

/// Rows of one behavior that are nothing but numbers of settlements, and values that are copied.
///
/// They stand there as `RowWriter` writes them, but what is the same in each is laid out once, and no cells are made, which
/// took longer than the numbers.
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
    frame = text.bytes
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
