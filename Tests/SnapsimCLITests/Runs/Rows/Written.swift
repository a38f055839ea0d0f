import ScrollSimulation

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

extension SettledRow {
  /// A row of a paging scroll view of width 844.
  static func settled(velocity: Double = -1200, behavior: String = "paging") throws -> SettledRow {
    let layout = try ScrollLayout(bounds: 844)
    let settlement = try Settling(layout, behavior: .paging).settle(from: 0, Gesture(velocity: velocity))
    return SettledRow(behavior: behavior, gesture: 0, settlement: settlement)
  }

  /// A bad row of a batch.
  static let bad = SettledRow(behavior: "paging", gesture: 0, settlement: nil)

  /// The cell of a column.
  subscript(column: Column) -> Cell? {
    Self.fields().first { $0.column.name == column.name }?.cell(self)
  }
}

/// Rows as each format writes them, with the header; the only place in the tests that makes formats.
enum Written {
  static func table(_ rows: [SettledRow], _ columns: [Column]) -> String {
    let line = TableLine(columns: columns, widths: columns.map { max($0.width, $0.name.count) })
    var text = ByteText()
    line.header(to: &text)
    for row in cells(of: rows, columns) { line.row(row, to: &text) }
    return text.string
  }

  static func rows(_ rows: [SettledRow], _ columns: [Column], in format: ([Column]) -> RowFormat) -> String {
    cells(format(columns), cells(of: rows, columns))
  }

  static func csv(_ rows: [SettledRow], _ columns: [Column], hasHeader: Bool = true) -> String {
    self.rows(rows, columns) { .csv($0, hasHeader: hasHeader) }
  }

  static func tsv(_ rows: [SettledRow], _ columns: [Column], hasHeader: Bool = true) -> String {
    self.rows(rows, columns) { .tsv($0, hasHeader: hasHeader) }
  }

  private static func cells(of rows: [SettledRow], _ columns: [Column]) -> [[Cell]] {
    rows.map { row in columns.map { row[$0] ?? .missing } }
  }

  static func cells(_ format: RowFormat, _ rows: [[Cell]]) -> String {
    var text = format.header
    text.append { run in
      for row in rows {
        for (index, cell) in row.enumerated() { format.write(cell, at: index, to: &run) }
        format.end(to: &run)
      }
    }
    return text.string
  }

  /// Columns under some headings.
  static func columns(_ names: [String]) -> [Column] { names.map { Column($0, width: 0) } }
}
