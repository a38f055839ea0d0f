import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Writes the map of one behavior as characters: a cell for each gesture.
package struct TextMap {
  private let subject: MapSubject
  private let behavior: NamedBehavior
  private let terminal: Terminal
  private let tolerance: Double
  private let x: MapAxis
  private let y: MapAxis

  /// Lines of cells: an odd number, so that one is in the middle.
  private static let rows = 17

  /// The characters before a line of cells.
  private static let margin = 9

  package init(_ subject: MapSubject, of behavior: NamedBehavior, on terminal: Terminal, tolerance: Double) {
    self.subject = subject
    self.behavior = behavior
    self.terminal = terminal
    self.tolerance = tolerance
    let room = terminal.columns - Self.margin - 1
    x = subject.x.axis(samples: max(9, room - (1 - room % 2)))
    y = subject.y.axis(samples: Self.rows)
  }

  /// Writes the maps of all behaviors of a subject.
  ///
  /// - Returns: whether any gesture rests misaligned.
  /// - Throws: what keeps a gesture from settling.
  package static func write(of subject: MapSubject, tolerance: Double, to output: Output) throws -> Bool {
    var isMisaligned = false
    for (index, behavior) in subject.options.behaviors.enumerated() {
      let map = TextMap(
        subject, of: behavior, on: subject.options.output.color.terminal(of: output), tolerance: tolerance)
      let outcomes = try map.outcomes()
      let text = try map.text(outcomes)
      isMisaligned = isMisaligned || outcomes.contains { abs($0.misalignment) > tolerance }
      try output.write { all in
        if index > 0 { all.append(ByteText.newline) }
        all.append(text)
      }
    }
    return isMisaligned
  }

  /// The outcomes of all cells, the lowest line first.
  func outcomes() throws -> [Outcome] {
    let function = subject.function(of: behavior, x: x, y: y)
    return try y.values.flatMap { row in try x.values.map { try function.outcome(x: $0, y: row) } }
  }

  /// The map as text.
  ///
  /// - Throws: what keeps a gesture from settling.
  package func text(_ outcomes: [Outcome]) throws -> ByteText {
    var text = ByteText()
    let start = try subject.from(behavior)
    line(
      "\(behavior.name.escapingControls): where gestures lead\(start.isEmpty ? "" : " " + start)", to: &text)
    for row in y.values.indices.reversed() {
      text.append(label(row) + (terminal.isUnicode ? "│" : "|"))
      cells(outcomes[(row * x.values.count)..<((row + 1) * x.values.count)], to: &text)
      text.append(ByteText.newline)
    }
    axis(to: &text)
    line(
      "across: \(subject.x.words); upward: \(subject.y.words)", to: &text)
    line(legend(outcomes), to: &text)
    for note in try ThresholdNotes.lines(of: behavior, in: subject, outcomes, tolerance: tolerance) {
      for part in Paragraph.wrapped(Paragraph.words(note), after: "", separator: " ") {
        text.append(part)
        text.append(ByteText.newline)
      }
    }
    return text
  }

  /// The number of a line, on each fourth one.
  private func label(_ row: Int) -> String {
    let isTold = row % 4 == 0 || row == y.values.count - 1
    let label = isTold ? y.values[row].inSentence : ""
    return String(repeating: " ", count: max(0, Self.margin - 1 - label.count))
      + label.prefix(Self.margin - 1)
      + " "
  }

  private func axis(to text: inout ByteText) {
    let count = x.values.count
    let ticks = Set([0, count / 2, count - 1])
    text.append(String(repeating: " ", count: Self.margin) + (terminal.isUnicode ? "└" : "+"))
    text.append(
      (0..<count).map {
        ticks.contains($0) ? (terminal.isUnicode ? "┴" : "+") : (terminal.isUnicode ? "─" : "-")
      }.joined())
    text.append(ByteText.newline)
    var labels = String(repeating: " ", count: Self.margin + 1)
    for tick in ticks.sorted() {
      let label = x.values[tick].inSentence
      // The last one ends where the axis does, and the middle one stands around its tick.
      let place =
        Self.margin + 1 + tick - (tick == 0 ? 0 : tick == count - 1 ? label.count - 1 : label.count / 2)
      guard place > labels.count || tick == 0 else { continue }
      labels += String(repeating: " ", count: max(0, place - labels.count)) + label
    }
    text.append(labels)
    text.append(ByteText.newline)
  }

  // MARK: - The cells

  private enum Colour: String {
    case none = "\u{1B}[0m"
    case forward = "\u{1B}[36m"
    case backward = "\u{1B}[33m"
    case misaligned = "\u{1B}[31m"
  }

  private func cells(_ outcomes: ArraySlice<Outcome>, to text: inout ByteText) {
    var current = Colour.none
    for outcome in outcomes {
      let (character, colour) = cell(outcome)
      if terminal.hasColour, colour != current {
        text.append(colour.rawValue)
        current = colour
      }
      text.append(character)
    }
    if current != .none { text.append(Colour.none.rawValue) }
  }

  private func cell(_ outcome: Outcome) -> (String, Colour) {
    if abs(outcome.misalignment) > tolerance { return ("!", .misaligned) }
    let moved = outcome.pagesMoved
    return (character(moved), moved == 0 ? .none : moved > 0 ? .forward : .backward)
  }

  /// The character for so many pages: letters say backward where no color does.
  private func character(_ moved: Int) -> String {
    if moved == 0 { return terminal.isUnicode ? "·" : "." }
    let isLetter = moved < 0 && !terminal.hasColour
    guard moved.magnitude <= 9 else { return isLetter ? "-" : "+" }
    return isLetter ? String(Array("abcdefghi")[-moved - 1]) : String(moved.magnitude)
  }

  private func legend(_ outcomes: [Outcome]) -> String {
    let forward = max(0, outcomes.map(\.pagesMoved).max() ?? 0)
    let backward = max(0, -(outcomes.map(\.pagesMoved).min() ?? 0))
    var parts = ["\(terminal.isUnicode ? "·" : ".") the same page"]
    func entry(pages moved: Int, way: String, color: String) -> String {
      let sign = way == "back" ? -1 : 1
      let (first, last) = (character(sign), character(sign * moved))
      let cells = moved == 1 ? "\(first) one page" : "\(first)\(terminal.isUnicode ? "…" : "-")\(last) pages"
      return "\(cells) \(way)" + (terminal.hasColour ? " (\(color))" : "")
    }
    if forward > 0 { parts.append(entry(pages: forward, way: "forward", color: "cyan")) }
    if backward > 0 { parts.append(entry(pages: backward, way: "back", color: "yellow")) }
    if outcomes.contains(where: { abs($0.misalignment) > tolerance }) { parts.append("! misaligned") }
    return parts.joined(separator: "   ")
  }

  private func line(_ words: String, to text: inout ByteText) {
    text.append(words)
    text.append(ByteText.newline)
  }
}
