import SnapsimText

/// A table for people that is laid out when all its rows are known: what never changes stands once below it, and it fits
/// 80 columns.
///
/// Not used by two threads at once: one writes the rows, and another only what a crash has left, when the first is no more.
/// That is what the conformance promises.
@usableFromInline
package final class HeldTable: @unchecked Sendable {
  /// A row, and what is said below it.
  private struct Row {
    let cells: [Cell]
    var note: ByteText?
  }

  private let columns: [Column]

  /// Whether columns may be left out: nobody has named them.
  private let isFree: Bool
  private let hasHeader: Bool
  private let color: ColorChoice
  private var rows: [Row] = []

  /// The table as it goes on where there are too many rows to hold.
  private var stream: TableLine?

  /// The columns that it goes on with, and what is said of the others.
  private var shown: [Int] = []
  private var leftOut: [String] = []

  /// So many rows are held; more are not read at a glance, and stream (our choice).
  static let most = 1000

  /// Holds no rows yet.
  init(columns: [Column], hasHeader: Bool, isFree: Bool, color: ColorChoice) {
    self.columns = columns
    self.hasHeader = hasHeader
    self.isFree = isFree
    self.color = color
  }

  /// Takes a row.
  func write(_ cells: [Cell], to output: Output) throws {
    if let stream { return try output.write { stream.row(shown.map { cells[$0] }, to: &$0) } }
    rows.append(Row(cells: cells))
    guard rows.count > Self.most else { return }
    // What is to come may change whatever has stayed the same so far, and be wider.
    let layout = TableLayout(
      columns, rows.map(\.cells), isFree: isFree && hasHeader, isWhole: false)
    leftOut = layout.leftOut
    try write(layout, to: output)
  }

  private func write(_ layout: TableLayout, to output: Output) throws {
    let line = TableLine(
      columns: layout.shown.map { columns[$0] }, widths: layout.widths, isColored: color.isOn(for: output))
    try output.write { text in
      if hasHeader { line.header(to: &text) }
      for row in rows {
        line.row(layout.shown.map { row.cells[$0] }, to: &text)
        if let note = row.note { text.append(note) }
      }
    }
    rows = []
    shown = layout.shown
    // What comes after goes on below.
    stream = line
  }

  /// Takes what is said below the last row.
  func note(to output: Output, _ write: (inout ByteText) -> Void) throws {
    guard stream == nil, !rows.isEmpty else { return try output.write(write) }
    var note = ByteText()
    write(&note)
    rows[rows.count - 1].note = note
  }

  /// Writes the rows that there are, if there are any: the run has ended early.
  package func finishEarly(_ output: Output) throws {
    if !rows.isEmpty { try finish(output) }
  }

  /// Writes the table, and what was left out of it.
  package func finish(_ output: Output) throws {
    if stream == nil {
      let layout = TableLayout(columns, rows.map(\.cells), isFree: isFree && hasHeader, isWhole: true)
      leftOut = layout.leftOut
      try write(layout, to: output)
    }
    guard !leftOut.isEmpty else { return }
    try output.write { text in
      text.append(ByteText.newline)
      for line in Paragraph.wrapped(leftOut, after: "", separator: ", ") { text.append(line + "\n") }
    }
    leftOut = []
  }
}
