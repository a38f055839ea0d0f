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

/// Rows as each format writes them, with the header; the only place in the tests that makes formats.
enum Written {
  static func json(_ rows: [Row], _ columns: [Column]) -> String {
    text(JSONFormat(), rows, columns)
  }

  static func lines(_ rows: [Row], _ columns: [Column]) -> String {
    text(LinesFormat(), rows, columns)
  }

  static func values(_ rows: [Row], _ columns: [Column]) -> String {
    text(ValuesFormat(), rows, columns)
  }

  static func table(_ rows: [Row], _ columns: [Column], behaviorWidth: Int) -> String {
    text(TableFormat(behaviorWidth: behaviorWidth), rows, columns)
  }

  private static func text(_ format: some RowFormat, _ rows: [Row], _ columns: [Column]) -> String {
    var text = ByteText()
    format.header(columns, to: &text)
    for row in rows {
      format.row(row, columns, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
