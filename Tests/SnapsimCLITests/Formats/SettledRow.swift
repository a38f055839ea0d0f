import ScrollSimulation

@testable import SnapsimCLI

extension Row {
  /// A row of a paging scroll view of width 844.
  static func settled(velocity: Double = -1200, behavior: String = "paging") throws -> Row {
    let layout = try ScrollLayout(bounds: 844)
    let settlement = try Settling(layout, behavior: .paging).settle(from: 0, Gesture(velocity: velocity))
    return Row(behavior: behavior, gesture: 0, settlement: settlement)
  }
}

extension Columns {
  /// Settled columns under their own names.
  static func named(_ columns: [Column]) -> Columns {
    Columns(columns.map { ($0, String(describing: $0)) })
  }
}

/// Rows as each format writes them, with the header; the only place in the tests that makes formats.
enum Written {
  static func json(_ rows: [Row], _ columns: [Column]) -> String {
    text(JSONFormat(columns: .named(columns)), rows)
  }

  static func lines(_ rows: [Row], _ columns: [Column]) -> String {
    text(LinesFormat(columns: .named(columns)), rows)
  }

  static func values(_ rows: [Row], _ columns: [Column]) -> String {
    text(ValuesFormat(columns: .named(columns)), rows)
  }

  static func table(_ rows: [Row], _ columns: [Column], behaviorWidth: Int) -> String {
    text(
      TableFormat(columns: .named(columns), hasHeader: true, behaviorWidth: behaviorWidth), rows)
  }

  static func csv(_ rows: [Row], _ columns: Columns, hasHeader: Bool = true) -> String {
    text(CSVFormat(columns: columns, hasHeader: hasHeader), rows)
  }

  static func tsv(_ rows: [Row], _ columns: Columns, hasHeader: Bool = true) -> String {
    text(TSVFormat(columns: columns, hasHeader: hasHeader), rows)
  }

  static func text(_ format: some RowFormat, _ rows: [Row]) -> String {
    var text = ByteText()
    format.header(to: &text)
    for row in rows {
      format.row(row, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
