import SnapsimText

/// A table for people, which is held until all its rows are known, or streams.
///
/// Cells that never change stand once below one that is held, and it fits 80 columns; a value wider than its column moves
/// the rest of its line. Another thread writes only what a crash of the first has left: the conformance promises that.
package final class Table: @unchecked Sendable {
  private let columns: [Column]
  private let format: RowFormat
  let isHeld: Bool

  /// Whether columns may be left out: nobody has named them.
  private let isFree: Bool
  private let hasHeader: Bool
  private let color: ColorChoice

  /// The rows, each with what is said below it.
  private var rows: [(cells: [Cell], note: ByteText)] = []

  /// The widths of all columns, once the table streams or is laid out, and the columns that it goes on with.
  private var widths: [Int]?
  private var shown: [Int]
  private var isColored = false
  private var leftOut: [String] = []

  /// So many rows are held; more are not read at a glance, and stream (our choice).
  static let most = 1000

  init(_ columns: [Column], holds isHeld: Bool, hasHeader: Bool, isFree: Bool, color: ColorChoice) {
    (self.columns, self.isHeld, self.hasHeader) = (columns, isHeld, hasHeader)
    format = .cells(columns)
    self.isFree = isFree && hasHeader
    self.color = color
    shown = Array(columns.indices)
    if !isHeld { widths = columns.map { max($0.width, $0.name.count) } }
  }

  func begin(_ output: Output) throws { if hasHeader, !isHeld { try output.write { header(to: &$0) } } }

  func write(_ cells: [Cell], to output: Output) throws {
    if widths != nil { return try output.write { write(cells, to: &$0) } }
    rows.append((cells, ByteText()))
    // What is to come may change whatever has stayed the same so far, and be wider.
    if rows.count > Self.most { try layOut(isWhole: false, to: output) }
  }

  func write(_ cells: [Cell], to text: inout ByteText) {
    for index in shown {
      var isRed = false
      if isColored, case .number(let number) = cells[index], let alarm = columns[index].alarm {
        isRed = abs(number) > alarm
      }
      place(at: index, isRed: isRed, in: &text) {
        $0.append { format.write(cells[index], at: index, to: &$0) }
      }
    }
    text.append(ByteText.newline)
  }

  private func header(to text: inout ByteText) {
    for index in shown { place(at: index, in: &text) { $0.append(columns[index].name) } }
    text.append(ByteText.newline)
  }

  private func place(
    at index: Int, isRed: Bool = false, in text: inout ByteText, _ write: (inout ByteText) -> Void
  ) {
    if index != shown.first { text.append(ByteText.space, times: 2) }
    let start = text.count
    write(&text)
    let missing = (widths?[index] ?? 0) - Self.width(of: text[start...])
    if isRed {
      text.insert(contentsOf: "\u{1B}[31m".utf8, at: start)
      text.append("\u{1B}[0m")
    }
    guard missing > 0 else { return }
    if !columns[index].isText {
      text.insert(contentsOf: repeatElement(ByteText.space, count: missing), at: start)
    } else if index != shown.last {
      text.append(ByteText.space, times: missing)
    }
  }

  /// How many characters some UTF-8 shows, one for each scalar.
  private static func width(of bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  func note(to output: Output, _ write: (inout ByteText) -> Void) throws {
    if rows.isEmpty { return try output.write(write) }
    write(&rows[rows.count - 1].note)
  }

  /// Writes the rows that there are, if there are any: the run has ended early.
  package func finishEarly(_ output: Output) throws { if !rows.isEmpty { try finish(output) } }

  package func finish(_ output: Output) throws {
    if widths == nil { try layOut(isWhole: true, to: output) }
    guard !leftOut.isEmpty else { return }
    try output.write { text in
      text.append(ByteText.newline)
      for line in leftOut.wrapped(after: "", separator: ", ") { text.append(line + "\n") }
    }
    leftOut = []
  }

  /// Chooses the columns and their widths by the rows so far, which may be all, and writes those.
  private func layOut(isWhole: Bool, to output: Output) throws {
    let texts = rows.map { row in
      row.cells.enumerated().map { index, cell in
        var text = ByteText()
        text.append { format.write(cell, at: index, to: &$0) }
        return text
      }
    }
    let widths = columns.indices.map { index in
      texts.reduce(max(columns[index].name.count, isWhole ? 0 : columns[index].width)) {
        max($0, Self.width(of: $1[index][...]))
      }
    }
    if isFree, isWhole, texts.count > 1 {
      leaveOut { index in
        let value = texts[0][index]
        return !columns[index].isAnswer && texts.allSatisfy { $0[index] == value } ? value.string : nil
      }
      leaveOut { index in
        guard let twin = columns[index].twin, let other = columns.firstIndex(where: { $0.name == twin }),
          shown.contains(other), texts.allSatisfy({ $0[index] == $0[other] })
        else { return nil }
        return "as \(twin)"
      }
    }
    if isFree { leaveOutForRoom(widths) }
    (self.widths, isColored) = (widths, color.isOn(for: output))
    try output.write { text in
      if hasHeader { header(to: &text) }
      for row in rows {
        write(row.cells, to: &text)
        text += row.note
      }
    }
    rows = []
  }

  /// Leaves out columns whose values words stand for: one value for all rows, or another column's.
  private func leaveOut(_ words: (Int) -> String?) {
    for index in shown {
      guard let words = words(index) else { continue }
      shown.removeAll { $0 == index }
      leftOut.append("\(columns[index].name) \(words)")
    }
  }

  private func leaveOutForRoom(_ widths: [Int]) {
    var gone: [Int] = []
    while shown.reduce(-2, { $0 + widths[$1] + 2 }) > Terminal.standard.columns {
      let leaving = shown.filter { columns[$0].leaves != nil }
      guard let first = leaving.min(by: { columns[$0].leaves ?? 0 < columns[$1].leaves ?? 0 }) else { break }
      shown.removeAll { $0 == first }
      gone.append(first)
    }
    guard !gone.isEmpty else { return }
    let names = gone.sorted().map { columns[$0].name }
    leftOut.append("no room for \(names.inSentence(joinedBy: "and")) (see --print)")
  }
}

extension Double {
  /// The number rounded to some decimals; one so large that its digits are no longer those stays.
  package func rounded(to decimals: Int) -> Double {
    guard abs(self) < 1e12 else { return self }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
