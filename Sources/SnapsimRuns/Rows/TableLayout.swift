import SnapsimText

/// Which columns of a table are shown, how wide, and what is said of the others.
struct TableLayout {
  /// The indexes of the columns that are shown.
  private(set) var shown: [Int]

  /// How wide these are.
  private(set) var widths: [Int] = []

  /// What is said below the table: the columns that never change, those that repeat another, and those without room.
  private(set) var leftOut: [String] = []

  /// Lays out some rows.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - rows: the rows.
  ///   - isFree: whether columns may be left out.
  ///   - isWhole: whether no other rows are to come.
  init(_ columns: [Column], _ rows: [[Cell]], isFree: Bool, isWhole: Bool) {
    shown = Array(columns.indices)
    let texts = rows.map { row in
      zip(columns, row).map { column, cell in
        var text = ByteText()
        text.append(cell, roundedTo: column.decimals)
        return text
      }
    }
    let all = columns.indices.map { index in
      texts.reduce(max(columns[index].name.count, isWhole ? 0 : columns[index].width)) {
        max($0, TableLine.width(of: $1[index].bytes[...]))
      }
    }
    if isFree, isWhole, texts.count > 1 {
      leaveOutConstants(columns, texts)
      leaveOutTwins(columns, texts)
    }
    if isFree { leaveOutForRoom(columns, all) }
    widths = shown.map { all[$0] }
  }

  private mutating func leaveOutConstants(_ columns: [Column], _ texts: [[ByteText]]) {
    for index in columns.indices where !columns[index].isAnswer {
      let value = texts[0][index]
      guard texts.allSatisfy({ $0[index] == value }) else { continue }
      shown.removeAll { $0 == index }
      leftOut.append("\(columns[index].name) \(value.string)")
    }
  }

  private mutating func leaveOutTwins(_ columns: [Column], _ texts: [[ByteText]]) {
    for index in shown {
      guard let twin = columns[index].twin, let other = columns.firstIndex(where: { $0.name == twin }),
        shown.contains(other), texts.allSatisfy({ $0[index] == $0[other] })
      else { continue }
      shown.removeAll { $0 == index }
      leftOut.append("\(columns[index].name) as \(twin)")
    }
  }

  private mutating func leaveOutForRoom(_ columns: [Column], _ widths: [Int]) {
    var gone: [Int] = []
    while shown.reduce(-2, { $0 + widths[$1] + 2 }) > Paragraph.width {
      let candidates = shown.filter { columns[$0].leaves != nil }
      guard
        let first = candidates.min(by: {
          (columns[$0].leaves ?? 0) < (columns[$1].leaves ?? 0)
        })
      else { break }
      shown.removeAll { $0 == first }
      gone.append(first)
    }
    guard !gone.isEmpty else { return }
    let names = gone.sorted().map { columns[$0].name }
    leftOut.append("no room for \(Choice.words(names, joinedBy: "and")) (see --print)")
  }
}
