import SnapsimText

/// Comma-separated values as RFC 4180 quotes them; lines end in LF alone.
struct CSVFormat: RowFormat {
  package let columns: [Column]
  let hasHeader: Bool

  package func header(to text: inout ByteText) {
    guard hasHeader else { return }
    row(columns.map { .text($0.name) }, to: &text)
  }

  package func row(_ cells: [Cell], to text: inout ByteText) {
    cells.withUnsafeBufferPointer { cells in
      var index = 0
      var isWhole = false
      while !isWhole {
        text.append { isWhole = Self.numbers(cells, &index, to: &$0) }
        guard index < cells.count else { continue }
        switch cells[index] {
        case .text(let value), .json(let value):
          if index > 0 { text.append(UInt8(ascii: ",")) }
          CSVText.field(value, to: &text)
          index += 1
        case .number, .integer, .missing: break
        }
      }
    }
  }

  /// Writes cells from an index on, up to the next text or as many as there is room for, and the end of the line.
  ///
  /// - Returns: whether the line is whole.
  @inline(__always)
  private static func numbers(
    _ cells: UnsafeBufferPointer<Cell>, _ index: inout Int, to run: inout ByteRun
  ) -> Bool {
    while index < cells.count {
      guard run.hasRoom(for: 2) else { return false }
      let comma = UInt8(ascii: ",")
      switch cells[index] {
      case .number(let number):
        if index > 0 { run.append(comma) }
        run.append(number: number)
      case .integer(let number):
        if index > 0 { run.append(comma) }
        run.append(number: number)
      case .missing: if index > 0 { run.append(comma) }
      case .text, .json: return false
      }
      index += 1
    }
    run.append(ByteText.newline)
    return true
  }
}

extension CSVFormat: FramedFormat {
  func opening(_ index: Int) -> [UInt8] { index == 0 ? [] : [UInt8(ascii: ",")] }

  var closing: [UInt8] { [ByteText.newline] }

  func value(_ text: String, to row: inout ByteText) { CSVText.field(text, to: &row) }
}
