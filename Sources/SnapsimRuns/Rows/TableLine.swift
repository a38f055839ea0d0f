import SnapsimText

/// A line of a table: cells side by side, numbers at the end of their columns and words at the beginning.
///
/// A value that is wider than its column is written whole and moves the rest of its line. A missing one is a hyphen.
struct TableLine {
  let columns: [Column]
  let widths: [Int]
  var isColored = false

  func header(to text: inout ByteText) {
    for index in columns.indices {
      place(at: index, in: &text) { $0.append(columns[index].name) }
    }
    text.append(ByteText.newline)
  }

  func row(_ cells: [Cell], to text: inout ByteText) {
    for index in columns.indices {
      var isRed = false
      if isColored, case .number(let number) = cells[index], let alarm = columns[index].alarm {
        isRed = abs(number) > alarm
      }
      place(at: index, isRed: isRed, in: &text) {
        $0.append(cells[index], roundedTo: columns[index].decimals)
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
      text.bytes.insert(contentsOf: "\u{1B}[31m".utf8, at: start)
      text.append("\u{1B}[0m")
    }
    guard missing > 0 else { return }
    if columns[index].isText {
      if index < columns.count - 1 { text.append(ByteText.space, times: missing) }
    } else {
      text.bytes.insert(contentsOf: repeatElement(ByteText.space, count: missing), at: start)
    }
  }

  /// How many characters some UTF-8 shows, one for each scalar.
  static func width(of bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}

extension ByteText {
  /// Appends a cell as a table for people has it: a number is rounded to some decimals, a missing value is a hyphen.
  mutating func append(_ cell: Cell, roundedTo decimals: Int) {
    switch cell {
    case .missing: append(UInt8(ascii: "-"))
    case .number(let number): append(number: number.rounded(to: decimals))
    case .integer(let number): append(number: number)
    case .json(let text): append(text)
    case .text(let text): append(escaping: text)
    }
  }

}

extension Double {
  /// The number rounded to some decimals; one so large that its digits are no longer those stays.
  package func rounded(to decimals: Int) -> Double {
    guard abs(self) < 1e12 else { return self }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
