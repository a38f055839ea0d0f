import SnapsimText

/// A figure as lines of text that fit a terminal, with a mark of its own for each series.
struct TerminalPlot {
  private let figure: PlotFigure
  private let terminal: Terminal
  private var canvas: PlotCanvas
  private let legend: [String]

  /// The columns of the numbers, and of the labels.
  private let left: Int
  private let right: Int

  /// How many points across a curve needs so that none of the terminal's dots is left out.
  static func samples(_ terminal: Terminal) -> Int { 4 * terminal.columns }

  /// The most lines of the legend; beyond, names stand side by side.
  private static let legendLimit = 6

  init(_ figure: PlotFigure, on terminal: Terminal) {
    (self.figure, self.terminal) = (figure, terminal)
    legend = Self.legend(figure, terminal)
    let numbers = figure.rules.map(\.y) + [figure.y.lowerBound, figure.y.upperBound]
    left = min(10, numbers.map { $0.onAxis.count }.max() ?? 1)
    right = terminal.columns < 50 ? 0 : min(10, (figure.rules.map(\.label.count).max() ?? -1) + 1)
    // All lines of a standard terminal but the one for the next prompt.
    let rows = max(6, Terminal.standard.lines - 1 - 3 - legend.count)
    canvas = PlotCanvas(
      columns: max(8, terminal.columns - left - right - 2), rows: rows, isUnicode: terminal.isUnicode)
    draw()
  }

  var lines: [String] {
    let rules = rules
    let rows = (0..<canvas.rows).map { row in
      let rule = rules[row]
      let number = (rule.map { $0.y.onAxis } ?? "").padded(before: left)
      let axis = rule == nil ? terminal.sign("│", "|") : terminal.sign("┤", "+")
      let label = right > 0 ? rule.map { " " + $0.label.prefix(right - 1) } : nil
      return "\(number) \(axis)\(cells(row, rule))\(label ?? "")"
    }
    return [line(figure.title)] + rows + axis + legend.map(line)
  }

  private mutating func draw() {
    for (index, series) in figure.series.enumerated() {
      var last: (x: Int, y: Int)?
      for point in series.points {
        let dot = (x: Self.place(point.x, in: figure.x, canvas.width), y: down(point.y))
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
    Int((min(max(range.part(before: value), 0), 1) * Double(count - 1)).rounded())
  }

  private func down(_ offset: Double) -> Int {
    canvas.height - 1 - Self.place(offset, in: figure.y, canvas.height)
  }

  /// The rule that is drawn in each row; where several fall into one, the first.
  private var rules: [Int: PlotFigure.Rule] {
    Dictionary(figure.rules.map { (down($0.y) / canvas.dots.down, $0) }) { first, _ in first }
  }

  private func cells(_ row: Int, _ rule: PlotFigure.Rule?) -> String {
    var colour: Int?
    var cells: [String] = []
    for column in 0..<canvas.columns {
      let cell = row * canvas.columns + column
      let passing = figure.series.indices.filter { canvas.series[cell] & (1 << UInt64($0)) != 0 }
      let shown = passing.isEmpty ? nil : passing[(column / Self.markDistance) % passing.count]
      let change = terminal.hasColour && shown != colour ? Self.escape(shown) : ""
      colour = shown
      cells.append(
        change + (shown.map { mark(of: $0, cell: cell, column: column) } ?? background(rule, column)))
    }
    // A row ends with its last mark, unless a label follows.
    if rule == nil || right == 0 { while cells.last == " " { cells.removeLast() } }
    return cells.joined() + (terminal.hasColour && colour != nil ? Self.escape(nil) : "")
  }

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
    case .end: terminal.sign("─", "=")
    case .page: terminal.sign("┄", column % 2 == 0 ? "-" : " ")
    case .item: column % 4 == 0 ? terminal.sign("·", ".") : " "
    case nil: " "
    }
  }

  private static func letter(_ series: Int) -> String {
    Unicode.Scalar(UInt32(97 + series % 26)).map { String($0) } ?? "?"
  }

  private var axis: [String] {
    var ticks = Array(repeating: terminal.sign("─", "-"), count: canvas.columns)
    for tick in figure.ticks { ticks[column(tick)] = terminal.sign("┴", "^") }
    var labels = Array(repeating: Character(" "), count: canvas.columns + left + 2)
    for number in figure.x.roundNumbers(most: max(1, canvas.columns / 10)) {
      let column = column(number)
      ticks[column] = terminal.sign("┬", "+")
      let label = Array(number.onAxis)
      let first = min(max(0, left + 2 + column - label.count / 2), labels.count - label.count)
      let room = labels[max(0, first - 1)..<min(labels.count, first + label.count + 1)]
      guard first >= 0, room.allSatisfy({ $0 == " " }) else { continue }
      labels.replaceSubrange(first..<first + label.count, with: label)
    }
    let corner = "".padded(to: left) + " " + terminal.sign("└", "+")
    return [corner + ticks.joined(), line(String(labels))]
  }

  private func column(_ number: Double) -> Int {
    Self.place(number, in: figure.x, canvas.width) / canvas.dots.across
  }

  private static func legend(_ figure: PlotFigure, _ terminal: Terminal) -> [String] {
    let notes = figure.note.map { [$0] } ?? []
    if figure.series.count == 1 {
      return figure.series.map { $0.name + ($0.note.isEmpty ? "" : "  " + $0.note) } + notes
    }
    guard figure.series.count <= legendLimit else {
      return beside(figure.series.enumerated().map { letter($0) + " " + $1.name }, terminal) + notes
    }
    let width = figure.series.map(\.name.count).max() ?? 0
    return figure.series.enumerated().map { index, series in
      let entry = letter(index) + " " + series.name
      return series.note.isEmpty ? entry : entry.padded(to: width + 2) + "  " + series.note
    } + notes
  }

  /// Names in as many columns as the lines ask for, shortened in their middle where they must be.
  private static func beside(_ names: [String], _ terminal: Terminal) -> [String] {
    let columns = (names.count + legendLimit) / (legendLimit + 1)
    let rows = (names.count + columns - 1) / columns
    let width = max(5, terminal.columns / columns - 2)
    let gap = terminal.sign("…", "...")
    let short = names.map { name in
      let kept = width - gap.count
      return name.count <= width ? name : "\(name.prefix(kept - kept / 3))\(gap)\(name.suffix(kept / 3))"
    }
    return (0..<rows).map { row in
      stride(from: row, to: short.count, by: rows).map { short[$0].padded(to: width) }
        .joined(separator: "  ")
    }
  }

  /// Words without controls, cut to the width of the terminal.
  private func line(_ words: String) -> String {
    var words = words.escapingControls
    if !terminal.isUnicode { words = words.replacing("…", with: "...") }
    let gap = terminal.sign("…", "...")
    if words.count > terminal.columns { words = words.prefix(terminal.columns - gap.count) + gap }
    while words.last == " " { words.removeLast() }
    return words
  }
}

extension Double {
  /// The number in at most ten characters, for an axis.
  var onAxis: String {
    let words = (self == 0 ? 0 : self).inSentence
    if words.count <= 10 { return words }
    var (part, power) = (self, 0)
    while abs(part) >= 10 { (part, power) = (part / 10, power + 1) }
    return ((part * 100).rounded() / 100).inSentence + "e\(power)"
  }
}

extension ClosedRange<Double> {
  /// The part of it that lies before a number; half where it has no length.
  func part(before number: Double) -> Double {
    lowerBound < upperBound ? (number - lowerBound) / (upperBound - lowerBound) : 0.5
  }

  /// Round numbers within it, so many at most; the range's own where none is round.
  func roundNumbers(most: Int) -> [Double] {
    let length = upperBound - lowerBound
    guard length > 0, length.isFinite else { return [lowerBound] }
    var power = 1.0
    while power < length / Double(most) { power *= 10 }
    while power / 10 >= length / Double(most) { power /= 10 }
    let step = [0.2, 0.5, 1].lazy.map { $0 * power }.first { $0 * Double(most) >= length } ?? power
    let first = (lowerBound / step).rounded(.up)
    let last = (upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first <= 1000 else { return [lowerBound] }
    return stride(from: first, through: last, by: 1).map { index in
      // Tenths by division, so that no 0.6000000000000001 is written.
      step < 1 ? index / (1 / step).rounded() : index * step
    }
  }
}

extension Terminal {
  /// A sign, or what stands for it where the terminal is ASCII.
  func sign(_ sign: String, _ plain: String) -> String { isUnicode ? sign : plain }
}

/// A grid of character cells to draw curves and marks on; with Unicode each has 2 × 4 dots.
struct PlotCanvas {
  let columns: Int
  let rows: Int
  let dots: (across: Int, down: Int)

  /// The Braille dots of each cell that are set, row by row.
  private(set) var braille: [UInt8]

  /// The series that pass each cell, as bits.
  private(set) var series: [UInt64]

  init(columns: Int, rows: Int, isUnicode: Bool) {
    (self.columns, self.rows) = (columns, rows)
    dots = isUnicode ? (2, 4) : (1, 1)
    braille = Array(repeating: 0, count: columns * rows)
    series = Array(repeating: 0, count: columns * rows)
  }

  var width: Int { columns * dots.across }
  var height: Int { rows * dots.down }

  /// The bits of a cell's dots, by row and column, as Unicode numbers them.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Sets the dot of a series; what lies outside is left out.
  mutating func set(_ x: Int, _ y: Int, series index: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let cell = y / dots.down * columns + x / dots.across
    braille[cell] |= Self.bits[y % dots.down][x % dots.across]
    series[cell] |= 1 << UInt64(index)
  }

  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), series index: Int) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      let fraction = steps == 0 ? 0 : Double(step) / Double(steps)
      set(
        start.x + Int((Double(end.x - start.x) * fraction).rounded()),
        start.y + Int((Double(end.y - start.y) * fraction).rounded()), series: index)
    }
  }
}
