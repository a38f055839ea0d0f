/// `key: value` lines for a single row, read by people; offset and page first.
struct LinesFormat: RowFormat {
  func header(_ columns: [Column], to text: inout ByteText) {}

  func row(_ row: Row, _ columns: [Column], to text: inout ByteText) {
    for column in columns {
      text.append(column.name)
      text.append(": ")
      text.append(row[column])
      text.append(ByteText.newline)
    }
  }

  /// The columns with the answer in front.
  static let answerFirst: [Column] =
    [.offset, .page] + Column.settled.filter { $0 != .offset && $0 != .page }
}

/// Bare values, one per row, for a shell to read.
struct ValuesFormat: RowFormat {
  func header(_ columns: [Column], to text: inout ByteText) {}

  func row(_ row: Row, _ columns: [Column], to text: inout ByteText) {
    for column in columns {
      text.append(row[column])
      text.append(ByteText.newline)
    }
  }
}

/// A table whose column widths are known before the first row, so that it streams.
///
/// A value that is wider than its column is written whole and moves the rest of its line.
struct TableFormat: RowFormat {
  /// The widest behavior spec of the run.
  let behaviorWidth: Int

  func header(_ columns: [Column], to text: inout ByteText) {
    line(columns, to: &text) { .text($0.name) }
  }

  func row(_ row: Row, _ columns: [Column], to text: inout ByteText) {
    line(columns, to: &text) { row[$0] }
  }

  private func line(_ columns: [Column], to text: inout ByteText, cell: (Column) -> Cell) {
    for (index, column) in columns.enumerated() {
      if index > 0 { text.append(ByteText.space, times: 2) }
      let start = text.count
      text.append(cell(column))
      let missing = width(column) - (text.count - start)
      guard missing > 0 else { continue }
      if column == .behavior {
        if index < columns.count - 1 { text.append(ByteText.space, times: missing) }
      } else {
        text.insert(contentsOf: repeatElement(ByteText.space, count: missing), at: start)
      }
    }
    text.append(ByteText.newline)
  }

  /// Wide enough for what usually stands there: proposals and durations have all their digits, rests are round.
  private func width(_ column: Column) -> Int {
    switch column {
    case .behavior: max(behaviorWidth, column.name.count)
    case .gesture: 7
    case .start, .released, .target, .offset: 8
    case .proposed, .duration: 18
    case .page, .item: 4
    case .misalignment: 12
    }
  }
}
