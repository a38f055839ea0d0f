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
      while index < cells.count {
        switch cells[index] {
        case .text(let value), .json(let value):
          if index > 0 { text.append(UInt8(ascii: ",")) }
          CSVText.field(value, to: &text)
          index += 1
        case .number, .integer, .missing: text.append { Self.numbers(cells, &index, to: &$0) }
        }
      }
    }
    text.append(ByteText.newline)
  }

  /// Writes cells from an index on, up to the next text or as many as there is room for.
  @inline(__always)
  private static func numbers(_ cells: UnsafeBufferPointer<Cell>, _ index: inout Int, to run: inout ByteRun) {
    while index < cells.count, run.hasRoom(for: 1), !cells[index].isText {
      if index > 0 { run.append(UInt8(ascii: ",")) }
      switch cells[index] {
      case .number(let number): run.append(number: number)
      case .integer(let number): run.append(number: number)
      case .text, .json, .missing: break
      }
      index += 1
    }
  }
}
