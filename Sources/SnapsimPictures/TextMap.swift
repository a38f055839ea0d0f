import ScrollSimulation
import SnapsimRuns
import SnapsimText

struct TextMap {
  private let subject: MapSubject
  private let behavior: NamedBehavior
  private let terminal: Terminal
  private let tolerance: Double
  private let map: SettlementMap
  private let notes: [String]

  // An odd number, so that one is in the middle.
  private static let rows = 17
  private static let lost = "x"

  /// The characters before a line of cells.
  private static let margin = 9

  init(_ subject: MapSubject, of behavior: NamedBehavior, on terminal: Terminal, tolerance: Double) throws {
    (self.subject, self.behavior, self.terminal, self.tolerance) = (subject, behavior, terminal, tolerance)
    let room = terminal.columns - Self.margin - 1
    map = try subject.map(of: behavior, samples: (max(9, room - (1 - room % 2)), Self.rows))
    // A behavior that is lost is not asked more closely.
    let isLost = subject.setting.losses.contains { $0.spec == behavior.spec }
    let whole = isLost ? map : try subject.map(of: behavior)
    notes = try subject.notes(of: behavior, whole.outcomes, tolerance: tolerance)
  }

  var lines: [String] {
    get throws {
      let start = try subject.setting.from(behavior)
      let columns = map.x.values.count
      let cells = map.y.values.indices.reversed().map { row in
        label(row) + terminal.sign("│", "|")
          + self.cells(map.outcomes[(row * columns)..<((row + 1) * columns)])
      }
      return ["\(behavior.name.escapingControls): where gestures lead\(start.isEmpty ? "" : " " + start)"]
        + cells + axis + [axes, legend] + notes.flatMap { $0.wrapped() }
    }
  }

  private var axes: String {
    func words(_ quantity: MapQuantity, _ ends: (first: String, last: String)) -> String {
      let end = quantity.forwardEnd(isReversed: subject.setting.layout.isReversed)
      return quantity.words + (end.map { " (\($0 ? ends.first : ends.last) is forward)" } ?? "")
    }
    return "across: \(words(subject.x, ("left", "right"))); upward: \(words(subject.y, ("down", "up")))"
  }

  /// The number of a line, on each fourth one.
  private func label(_ row: Int) -> String {
    let values = map.y.values
    let label = row % 4 == 0 || row == values.count - 1 ? values[row].inSentence : ""
    let width = Self.margin - 1
    return String(label.prefix(width)).padded(before: width) + " "
  }

  private var axis: [String] {
    let last = map.x.values.count - 1
    let places = Set([0, map.x.values.count / 2, last])
    let ticks = (0...last).map { places.contains($0) ? terminal.sign("┴", "+") : terminal.sign("─", "-") }
    let margin = String(repeating: " ", count: Self.margin)
    var labels = margin + " "
    for tick in places.sorted() {
      let label = map.x.values[tick].inSentence
      // The last one ends where the axis does, and the middle one stands around its tick.
      let place = Self.margin + 1 + tick - (tick == 0 ? 0 : tick == last ? label.count - 1 : label.count / 2)
      guard place > labels.count || tick == 0 else { continue }
      labels = labels.padded(to: place) + label
    }
    return [margin + terminal.sign("└", "+") + ticks.joined(), labels]
  }

  private func cells(_ outcomes: ArraySlice<MapOutcome>) -> String {
    var text = ""
    var current = 0
    for outcome in outcomes {
      let (moved, isMisaligned) = (outcome.pagesMoved, abs(outcome.misalignment) > tolerance)
      // As ANSI has them: red, none, cyan and yellow.
      let colour = outcome.isLost || isMisaligned ? 31 : moved == 0 ? 0 : moved > 0 ? 36 : 33
      if terminal.hasColour, colour != current { text += "\u{1B}[\(colour)m" }
      current = colour
      text += outcome.isLost ? Self.lost : isMisaligned ? "!" : character(moved)
    }
    return text + (terminal.hasColour && current != 0 ? "\u{1B}[0m" : "")
  }

  /// The character for so many pages: letters say backward where no color does.
  private func character(_ moved: Int) -> String {
    if moved == 0 { return terminal.sign("·", ".") }
    let isLetter = moved < 0 && !terminal.hasColour
    guard moved.magnitude <= 9 else { return isLetter ? "-" : "+" }
    return isLetter ? String(Array("abcdefghi")[-moved - 1]) : String(moved.magnitude)
  }

  private var legend: String {
    func entry(pages most: Int, sign: Int, _ way: String, _ color: String) -> [String] {
      guard most > 0 else { return [] }
      let (first, last) = (character(sign), character(sign * most))
      let cells = most == 1 ? "\(first) one page" : "\(first)\(terminal.sign("…", "-"))\(last) pages"
      return ["\(cells) \(way)" + (terminal.hasColour ? " (\(color))" : "")]
    }
    let answered = map.outcomes.filter { !$0.isLost }
    let aligned = answered.filter { abs($0.misalignment) <= tolerance }.map(\.pagesMoved)
    let parts =
      (aligned.contains(0) ? ["\(terminal.sign("·", ".")) the same page"] : [])
      + entry(pages: aligned.max() ?? 0, sign: 1, "forward", "cyan")
      + entry(pages: -(aligned.min() ?? 0), sign: -1, "back", "yellow")
      + (aligned.count < answered.count ? ["! misaligned"] : [])
      + (answered.count < map.outcomes.count ? ["\(Self.lost) no answer"] : [])
    return parts.joined(separator: "   ")
  }
}
