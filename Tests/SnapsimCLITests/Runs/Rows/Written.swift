@testable import SnapsimRuns

/// Cells as each format writes them, with the header.
enum Written {
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

  static func columns(_ names: [String]) -> [Column] { names.map { Column($0, width: 0) } }
}
