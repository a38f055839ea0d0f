/// A table whose column widths are known before the first row, so that it streams.
///
/// A value that is wider than its column is written whole and moves the rest of its line. A missing one is a hyphen.
struct TableFormat: RowFormat {
  let columns: Columns
  let hasHeader: Bool

  /// The widest behavior spec of the run.
  let behaviorWidth: Int

  func header(to text: inout ByteText) {
    guard hasHeader else { return }
    line(to: &text) { .text(columns.names[$0]) }
  }

  func row(_ row: Row, to text: inout ByteText) {
    line(to: &text) { row[columns.columns[$0]] }
  }

  private func line(to text: inout ByteText, cell: (Int) -> Cell) {
    for index in columns.columns.indices {
      if index > 0 { text.append(ByteText.space, times: 2) }
      let start = text.count
      let cell = cell(index)
      if cell == .missing { text.append(UInt8(ascii: "-")) } else { text.append(escaping: cell) }
      let missing = width(index) - (text.count - start)
      guard missing > 0 else { continue }
      if isText(columns.columns[index]) {
        if index < columns.count - 1 { text.append(ByteText.space, times: missing) }
      } else {
        text.insert(contentsOf: repeatElement(ByteText.space, count: missing), at: start)
      }
    }
    text.append(ByteText.newline)
  }

  private func isText(_ column: Column) -> Bool {
    if case .passed = column { return true }
    return [.behavior, .phase, .stay, .action, .failed].contains(column)
  }

  /// Wide enough for what usually stands there: a number with all its digits takes 18 characters.
  private func width(_ index: Int) -> Int {
    let usual =
      switch columns.columns[index] {
      case .behavior: behaviorWidth
      case .passed: 12
      case .gesture: 7
      case .step: 4
      case .action: 9
      case .failed: 0
      case .start, .released, .proposed, .target, .offset, .duration: 18
      case .time, .shown, .known, .headStart, .hidden, .returned: 20
      case .velocity: 19
      case .swept: 8
      case .page, .item: 4
      case .phase: 12
      case .stay: 7
      case .misalignment: 12
      }
    return max(usual, columns.names[index].count)
  }
}
