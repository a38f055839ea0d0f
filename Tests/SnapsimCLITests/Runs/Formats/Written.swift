import ScrollSimulation

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
  static func json(_ rows: [SettledRow], _ columns: [Column]) -> String {
    text(JSONFormat(columns: columns), rows)
  }

  static func lines(_ rows: [SettledRow], _ columns: [Column]) -> String {
    text(LinesFormat(columns: columns), rows)
  }

  static func values(_ rows: [SettledRow], _ columns: [Column]) -> String {
    text(ValuesFormat(columns: columns), rows)
  }

  static func table(_ rows: [SettledRow], _ columns: [Column]) -> String {
    text(TableFormat(columns: columns, hasHeader: true), rows)
  }

  static func csv(_ rows: [SettledRow], _ columns: [Column], hasHeader: Bool = true) -> String {
    text(CSVFormat(columns: columns, hasHeader: hasHeader), rows)
  }

  static func tsv(_ rows: [SettledRow], _ columns: [Column], hasHeader: Bool = true) -> String {
    text(TSVFormat(columns: columns, hasHeader: hasHeader), rows)
  }

  static func text(_ format: some RowFormat, _ rows: [SettledRow]) -> String {
    cells(format, rows.map { row in format.columns.map { row[$0] ?? .missing } })
  }

  static func cells(_ format: some RowFormat, _ rows: [[Cell]]) -> String {
    var text = ByteText()
    format.header(to: &text)
    for row in rows { format.row(row, to: &text) }
    return text.string
  }

  /// Columns under some headings.
  static func columns(_ names: [String]) -> [Column] { names.map { Column($0, width: 0) } }
}
