import SnapsimText

/// A line of a table: cells side by side, numbers at the end of their columns and words at the beginning.
struct TableLine {
  let columns: [Column]
  let widths: [Int]
  var isColored = false

  /// Writes the line of headings.
  func header(to text: inout ByteText) {
    for index in columns.indices {
      place(at: index, in: &text) { $0.append(columns[index].name) }
    }
    text.append(ByteText.newline)
  }

  /// Writes a row.
  func row(_ cells: [Cell], to text: inout ByteText) {
    for index in columns.indices {
      let role = columns[index].table
      place(at: index, isRed: isColored && role.isAlarming(cells[index]), in: &text) {
        $0.append(rounding: cells[index], to: role.decimals)
      }
    }
    text.append(ByteText.newline)
  }

  private func place(
    at index: Int, isRed: Bool = false, in text: inout ByteText, _ write: (inout ByteText) -> Void
  ) {
    if index > 0 { text.append(ByteText.space, times: 2) }
    let start = text.count
    write(&text)
    let missing = widths[index] - TableLine.width(of: text.bytes[start...])
    if isRed {
      text.insert("\u{1B}[31m", at: start)
      text.append("\u{1B}[0m")
    }
    guard missing > 0 else { return }
    if columns[index].isText {
      if index < columns.count - 1 { text.append(ByteText.space, times: missing) }
    } else {
      text.insert(ByteText.space, times: missing, at: start)
    }
  }

  /// How many characters some UTF-8 shows, one for each scalar.
  static func width(of bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
