import SnapsimText

/// Writes a figure as text that fits a terminal, with a mark of its own for each series.
struct TerminalPlot {
  package let figure: PlotFigure
  let terminal: Terminal

  private let canvas: PlotCanvas
  private let legend: [String]
  private let left: Int
  private let right: Int

  /// How many points across a curve needs so that none of the terminal's dots is left out.
  package static func samples(_ terminal: Terminal) -> Int { 4 * terminal.columns }

  /// The most lines of the legend; beyond, names stand side by side.
  private static let legendLimit = 6

  /// All lines of a standard terminal but the one for the next prompt.
  private static let lines = Terminal.standard.lines - 1

  /// Shares the width of a terminal out between the numbers, the curves and the labels.
  package init(_ figure: PlotFigure, on terminal: Terminal) {
    self.figure = figure
    self.terminal = terminal
    legend = Self.legend(figure, terminal)
    let numbers =
      figure.rules.map { Self.short($0.y) } + [figure.y.lowerBound, figure.y.upperBound].map(Self.short)
    left = min(10, numbers.map(\.count).max() ?? 1)
    right = terminal.columns < 50 ? 0 : min(10, (figure.rules.map(\.label.count).max() ?? -1) + 1)
    let columns = max(8, terminal.columns - left - right - 2)
    let rows = max(6, Self.lines - 3 - legend.count)
    var canvas = PlotCanvas(columns: columns, rows: rows, isUnicode: terminal.isUnicode)
    Self.draw(figure, on: &canvas)
    self.canvas = canvas
  }

  /// Writes the plot.
  package func write(to text: inout ByteText) {
    line(figure.title, to: &text)
    let rules = rules()
    for row in 0..<canvas.rows {
      let rule = rules[row]
      text.append(Self.padded(rule.map { Self.short($0.y) } ?? "", to: left, atEnd: false))
      text.append(terminal.isUnicode ? (rule == nil ? " │" : " ┤") : (rule == nil ? " |" : " +"))
      cells(row, rule, to: &text)
      if let rule, right > 0 { text.append(" " + rule.label.prefix(right - 1)) }
      text.append(ByteText.newline)
    }
    axis(to: &text)
    for entry in legend { line(entry, to: &text) }
  }

  // MARK: - The curves

  private static func draw(_ figure: PlotFigure, on canvas: inout PlotCanvas) {
    for (index, series) in figure.series.enumerated() {
      var last: (x: Int, y: Int)?
      for point in series.points {
        let dot = (
          x: place(point.x, in: figure.x, canvas.width),
          y: canvas.height - 1 - place(point.y, in: figure.y, canvas.height)
        )
        if figure.isJoined, let last {
          canvas.line(from: last, to: dot, series: index)
        } else {
          canvas.set(dot.x, dot.y, series: index)
        }
        last = dot
      }
    }
  }

  /// The dot at which a number lies, from 0 up to a count.
  private static func place(_ value: Double, in range: ClosedRange<Double>, _ count: Int) -> Int {
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return Int((min(max(fraction, 0), 1) * Double(count - 1)).rounded())
  }

  /// The rule that is drawn in each row; where several fall into one, the first.
  private func rules() -> [PlotFigure.Rule?] {
    var rows: [PlotFigure.Rule?] = Array(repeating: nil, count: canvas.rows)
    for rule in figure.rules {
      let dot = canvas.height - 1 - Self.place(rule.y, in: figure.y, canvas.height)
      let row = dot / canvas.dots.down
      if rows[row] == nil { rows[row] = rule }
    }
    return rows
  }

  private func cells(_ row: Int, _ rule: PlotFigure.Rule?, to text: inout ByteText) {
    var colour: Int?
    var cells: [String] = []
    for column in 0..<canvas.columns {
      let cell = row * canvas.columns + column
      let passing = (0..<figure.series.count).filter { canvas.series[cell] & (1 << UInt64($0)) != 0 }
      let shown = passing.isEmpty ? nil : passing[(column / Self.markDistance) % passing.count]
      let change = terminal.hasColour && shown != colour ? Self.escape(shown) : ""
      colour = shown
      let drawn = shown.map { mark(of: $0, cell: cell, column: column) } ?? background(rule, column)
      cells.append(change + drawn)
    }
    // A row ends with its last mark, unless a label follows.
    if rule == nil || right == 0 { while cells.last == " " { cells.removeLast() } }
    text.append(cells.joined())
    if terminal.hasColour, colour != nil { text.append(Self.escape(nil)) }
  }

  /// The escape sequence that turns to the colour of a series, or to none.
  private static func escape(_ series: Int?) -> String {
    "\u{1B}[\(series.map { colours[$0 % colours.count] } ?? 0)m"
  }

  /// Letters stand so many columns apart on a curve of dots, so that it keeps its shape.
  private static let markDistance = 6

  /// The colours of the series, as ANSI has them: blue, red, green, magenta, cyan, yellow.
  private static let colours = [34, 31, 32, 35, 36, 33]

  private func mark(of series: Int, cell: Int, column: Int) -> String {
    let isAlone = figure.series.count == 1
    if !terminal.isUnicode { return isAlone ? "*" : Self.letter(series) }
    let showsLetter = !isAlone && (!figure.isJoined || column % Self.markDistance == Self.markDistance / 2)
    if showsLetter { return Self.letter(series) }
    if isAlone, !figure.isJoined { return "●" }
    return Unicode.Scalar(0x2800 + UInt32(canvas.braille[cell])).map { String($0) } ?? " "
  }

  private func background(_ rule: PlotFigure.Rule?, _ column: Int) -> String {
    switch rule?.kind {
    case .end: terminal.isUnicode ? "─" : "="
    case .page: terminal.isUnicode ? "┄" : column % 2 == 0 ? "-" : " "
    case .item: column % 4 == 0 ? (terminal.isUnicode ? "·" : ".") : " "
    case nil: " "
    }
  }

  static func letter(_ series: Int) -> String {
    Unicode.Scalar(UInt32(97 + series % 26)).map { String($0) } ?? "?"
  }

  // MARK: - The axis

  private func axis(to text: inout ByteText) {
    var ticks = Array(repeating: terminal.isUnicode ? "─" : "-", count: canvas.columns)
    for tick in figure.ticks { ticks[column(tick)] = terminal.isUnicode ? "┴" : "^" }
    var labels = Array(repeating: Character(" "), count: canvas.columns + left + 2)
    for number in Self.numbers(figure.x, most: max(1, canvas.columns / 10)) {
      let column = column(number)
      ticks[column] = terminal.isUnicode ? "┬" : "+"
      let label = Array(Self.short(number))
      let first = min(max(0, left + 2 + column - label.count / 2), labels.count - label.count)
      let room = labels[max(0, first - 1)..<min(labels.count, first + label.count + 1)]
      guard first >= 0, room.allSatisfy({ $0 == " " }) else { continue }
      labels.replaceSubrange(first..<first + label.count, with: label)
    }
    let space = String(repeating: " ", count: left)
    text.append(space + (terminal.isUnicode ? " └" : " +") + ticks.joined() + "\n")
    line(String(labels), to: &text)
  }

  private func column(_ number: Double) -> Int {
    Self.place(number, in: figure.x, canvas.width) / canvas.dots.across
  }

  /// Round numbers within a range, so many at most; the range's own where none is round.
  package static func numbers(_ range: ClosedRange<Double>, most: Int) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [range.lowerBound] }
    var power = 1.0
    while power < length / Double(most) { power *= 10 }
    while power / 10 >= length / Double(most) { power /= 10 }
    let step = [0.2, 0.5, 1].lazy.map { $0 * power }.first { $0 * Double(most) >= length } ?? power
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first <= 1000 else { return [range.lowerBound] }
    return stride(from: first, through: last, by: 1).map { index in
      // Tenths by division, so that no 0.6000000000000001 is written.
      step < 1 ? index / (1 / step).rounded() : index * step
    }
  }

  // MARK: - The words

  private static func legend(_ figure: PlotFigure, _ terminal: Terminal) -> [String] {
    let isAlone = figure.series.count == 1
    var lines: [String] = []
    if figure.series.count <= legendLimit {
      let width = figure.series.map(\.name.count).max() ?? 0
      lines = figure.series.enumerated().map { index, series in
        let mark = isAlone ? "" : letter(index) + " "
        let note = series.note.isEmpty ? "" : "  " + series.note
        return mark + (isAlone || note.isEmpty ? series.name : padded(series.name, to: width)) + note
      }
    } else {
      lines = beside(figure.series.enumerated().map { letter($0) + " " + $1.name }, terminal)
    }
    if let note = figure.note { lines.append(note) }
    return lines
  }

  /// Names in as many columns as keep them to the lines there are, each shortened in its middle where it must be.
  private static func beside(_ names: [String], _ terminal: Terminal) -> [String] {
    let columns = (names.count + legendLimit) / (legendLimit + 1)
    let rows = (names.count + columns - 1) / columns
    let width = max(5, terminal.columns / columns - 2)
    let gap = terminal.isUnicode ? "…" : "..."
    let short = names.map { name in
      let kept = width - gap.count
      return name.count <= width ? name : name.prefix(kept - kept / 3) + gap + name.suffix(kept / 3)
    }
    return (0..<rows).map { row in
      stride(from: row, to: short.count, by: rows).map { padded(short[$0], to: width) }
        .joined(separator: "  ")
    }
  }

  private func line(_ words: String, to text: inout ByteText) {
    var words = words.escapingControls
    if !terminal.isUnicode { words = words.replacing("…", with: "...") }
    if words.count > terminal.columns {
      words =
        words.prefix(terminal.columns - (terminal.isUnicode ? 1 : 3)) + (terminal.isUnicode ? "…" : "...")
    }
    while words.last == " " { words.removeLast() }
    text.append(words)
    text.append(ByteText.newline)
  }

  private static func padded(_ words: String, to width: Int, atEnd: Bool = true) -> String {
    let blanks = String(repeating: " ", count: max(0, width - words.count))
    return atEnd ? words + blanks : blanks + words
  }

  /// A number in at most ten characters.
  package static func short(_ number: Double) -> String {
    let words = (number == 0 ? 0 : number).inSentence
    if words.count <= 10 { return words }
    let power = abs(number) < 1 ? 0 : (0..<400).first { abs(number) / tenTo($0) < 10 } ?? 0
    return ((number / tenTo(power) * 100).rounded() / 100).inSentence + "e\(power)"
  }

  private static func tenTo(_ power: Int) -> Double {
    (0..<power).reduce(1.0) { value, _ in value * 10 }
  }
}
