import SnapsimText

/// A table for people that is laid out when all its rows are known: what never changes stands once below it, and it fits
/// 80 columns.
///
/// Not used by two threads at once: one writes the rows, and another only what a crash has left, when the first is no more.
/// That is what the conformance promises.
@usableFromInline
package final class HeldTable: @unchecked Sendable {
  private let columns: [Column]

  /// Whether columns may be left out: nobody has named them.
  private let isFree: Bool
  private let hasHeader: Bool
  private let color: ColorChoice

  /// The rows, each with what is said below it.
  private var rows: [(cells: [Cell], note: ByteText)] = []

  /// The table as it goes on where there are too many rows to hold, and the columns that it goes on with.
  private var stream: (line: TableLine, shown: [Int])?

  /// What is said of the columns that are not shown.
  private var leftOut: [String] = []

  /// So many rows are held; more are not read at a glance, and stream (our choice).
  static let most = 1000

  /// Holds no rows yet.
  init(columns: [Column], hasHeader: Bool, isFree: Bool, color: ColorChoice) {
    self.columns = columns
    self.hasHeader = hasHeader
    self.isFree = isFree && hasHeader
    self.color = color
  }

  /// Takes a row.
  func write(_ cells: [Cell], to output: Output) throws {
    if let (line, shown) = stream {
      return try output.write { text in line.row(shown.map { cells[$0] }, to: &text) }
    }
    rows.append((cells, ByteText()))
    // What is to come may change whatever has stayed the same so far, and be wider.
    if rows.count > Self.most { try layOut(isWhole: false, to: output) }
  }

  private func layOut(isWhole: Bool, to output: Output) throws {
    let layout = TableLayout(columns, rows.map(\.cells), isFree: isFree, isWhole: isWhole)
    let shown = layout.shown
    let line = TableLine(
      columns: shown.map { columns[$0] }, widths: layout.widths, isColored: color.isOn(for: output))
    try output.write { text in
      if hasHeader { line.header(to: &text) }
      for row in rows {
        line.row(shown.map { row.cells[$0] }, to: &text)
        text.append(row.note)
      }
    }
    // What comes after goes on below.
    (rows, stream, leftOut) = ([], (line, shown), layout.leftOut)
  }

  /// Takes what is said below the last row.
  func note(to output: Output, _ write: (inout ByteText) -> Void) throws {
    guard stream == nil, !rows.isEmpty else { return try output.write(write) }
    write(&rows[rows.count - 1].note)
  }

  /// Writes the rows that there are, if there are any: the run has ended early.
  package func finishEarly(_ output: Output) throws {
    if !rows.isEmpty { try finish(output) }
  }

  /// Writes the table, and what was left out of it.
  package func finish(_ output: Output) throws {
    if stream == nil { try layOut(isWhole: true, to: output) }
    guard !leftOut.isEmpty else { return }
    try output.write { text in
      text.append(ByteText.newline)
      for line in Paragraph.wrapped(leftOut, after: "", separator: ", ") { text.append(line + "\n") }
    }
    leftOut = []
  }
}
