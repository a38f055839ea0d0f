/// One JSON object per line, keyed by column.
struct JSONFormat: RowFormat {
  let columns: [Column]

  /// What stands before each value: `{"key":` or `,"key":`.
  private let keys: [ByteText]

  init(columns: [Column]) {
    self.columns = columns
    keys = columns.enumerated().map { index, column in
      var text = ByteText([UInt8(ascii: index == 0 ? "{" : ",")])
      JSONText.string(column.name, to: &text)
      text.append(UInt8(ascii: ":"))
      return text
    }
  }

  func header(to text: inout ByteText) {}

  func row(_ cells: [Cell], to text: inout ByteText) {
    for index in cells.indices {
      text.append(keys[index])
      Self.value(cells[index], to: &text)
    }
    text.append(UInt8(ascii: "}"))
    text.append(ByteText.newline)
  }

  private static func value(_ cell: Cell, to text: inout ByteText) {
    switch cell {
    case .text(let value): JSONText.string(value, to: &text)
    case .missing: text.append("null")
    case .json, .number, .integer: text.append(cell)
    }
  }
}
