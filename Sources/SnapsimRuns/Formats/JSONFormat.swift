import SnapsimText

/// One JSON object per line, keyed by column.
struct JSONFormat: RowFormat {
  package let columns: [Column]

  /// What stands before each value: `{"key":` or `,"key":`.
  private let keys: [[UInt8]]

  /// Writes the keys of the columns once, for all rows.
  package init(columns: [Column]) {
    self.columns = columns
    keys = columns.enumerated().map { index, column in
      var text = ByteText([UInt8(ascii: index == 0 ? "{" : ",")])
      JSONText.string(column.name, to: &text)
      text.append(UInt8(ascii: ":"))
      return text.bytes
    }
  }

  package func header(to text: inout ByteText) {}

  package func row(_ cells: [Cell], to text: inout ByteText) {
    cells.withUnsafeBufferPointer { cells in
      var index = 0
      while index < cells.count {
        if cells[index].isText || !ByteRun.canHold(keys[index].count) {
          text.append(ByteText(keys[index]))
          Self.value(cells[index], to: &text)
          index += 1
        } else {
          text.append { numbers(cells, &index, to: &$0) }
        }
      }
    }
    text.append(UInt8(ascii: "}"))
    text.append(ByteText.newline)
  }

  /// Writes members from an index on, up to the next text or as many as there is room for.
  @inline(__always)
  private func numbers(_ cells: UnsafeBufferPointer<Cell>, _ index: inout Int, to run: inout ByteRun) {
    while index < cells.count, run.hasRoom(for: keys[index].count), !cells[index].isText {
      keys[index].withUnsafeBufferPointer { run.append($0) }
      switch cells[index] {
      case .number(let number): run.append(number: number)
      case .integer(let number): run.append(number: number)
      case .missing: run.append("null")
      case .text, .json: break
      }
      index += 1
    }
  }

  private static func value(_ cell: Cell, to text: inout ByteText) {
    switch cell {
    case .text(let value): JSONText.string(value, to: &text)
    case .missing: text.append("null")
    case .json, .number, .integer: text.append(cell)
    }
  }
}

extension JSONFormat: FramedFormat {
  func opening(_ index: Int) -> [UInt8] { keys[index] }

  var closing: [UInt8] { [UInt8(ascii: "}"), ByteText.newline] }

  func value(_ text: String, to row: inout ByteText) { JSONText.string(text, to: &row) }
}
