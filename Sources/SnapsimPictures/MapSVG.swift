import ScrollSimulation
import SnapsimText

/// Writes maps side by side as an SVG: a colored cell for each gesture, no script, light and dark.
package struct MapSVG {
  private let figure: MapFigure

  /// Lengths on the page, in pixels.
  private static let plot = (width: 340.0, height: 250.0)
  private static let margin = (left: 56.0, right: 14.0, top: 24.0, bottom: 40.0)
  private static let edge = 16.0
  private static let lineHeight = 15.0

  /// Panels side by side.
  private static let panelsAcross = 2

  package init(_ figure: MapFigure) {
    self.figure = figure
  }

  private var panelWidth: Double { Self.margin.left + Self.plot.width + Self.margin.right }
  private var panelCount: Int { figure.panels.count + (figure.difference == nil ? 0 : 1) }

  /// Lines of words below each panel.
  private var noteLines: Int {
    figure.panels.map { $0.notes.reduce(0) { $0 + lines(of: $1).count } }.max() ?? 0
  }

  private func lines(of note: String) -> [String] {
    var lines: [String] = []
    for word in Paragraph.words(note) {
      if let last = lines.last, Double(last.count + 1 + word.count) * 5.6 <= panelWidth - 12 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Writes the picture.
  package func write(to text: inout ByteText) {
    let across = min(Self.panelsAcross, panelCount)
    let down = (panelCount + across - 1) / across
    let panelHeight =
      Self.margin.top + Self.plot.height + Self.margin.bottom + Double(noteLines) * Self.lineHeight + 12
    let header = Self.edge + 2 * Self.lineHeight + 6
    let width = max(2 * Self.edge + Double(across) * panelWidth, 430)
    let legendLines = Double((places(in: width).last?.line ?? 0) + 1)
    let legendTop = header + Double(down) * panelHeight
    let height = legendTop + legendLines * Self.lineHeight * 1.3 + 12
    text.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="snapsim-title snapsim-desc" \
      width="\(XMLText.number(width))" height="\(XMLText.number(height))" \
      viewBox="0 0 \(XMLText.number(width)) \(XMLText.number(height))">
      <title id="snapsim-title">\(XMLText.escaped(title))</title>
      <desc id="snapsim-desc">\(XMLText.escaped(description))</desc>
      <style>\(MapColors.style)</style>
      <defs><pattern id="snapsim-hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern></defs>
      <rect class="back" width="100%" height="100%"/>

      """)
    words(title, at: (Self.edge, Self.edge + 10), "head", to: &text)
    words(subtitle, at: (Self.edge, Self.edge + 27), "faint", to: &text)
    for index in 0..<panelCount {
      let x = Self.edge + Double(index % across) * panelWidth
      let y = header + Double(index / across) * panelHeight
      text.append(
        "<g class=\"panel\" data-panel=\"\(index)\" transform=\"translate(\(XMLText.number(x + Self.margin.left)) "
          + "\(XMLText.number(y + Self.margin.top)))\">\n")
      if index < figure.panels.count { panel(figure.panels[index], to: &text) } else { difference(to: &text) }
      text.append("</g>\n")
    }
    legend(at: legendTop, width, to: &text)
    text.append("</svg>\n")
  }

  // MARK: - The panels

  private func panel(_ panel: MapFigure.Panel, to text: inout ByteText) {
    words(panel.spec, at: (0, -8), "name", to: &text)
    cells(panel.map.outcomes.map(\.pagesMoved), to: &text) { "class=\"\(MapColors.name($0))\"" }
    cells(figure.misaligned(panel), to: &text) { $0 == 1 ? "fill=\"url(#snapsim-hatch)\"" : nil }
    zeros(to: &text)
    for label in RegionLabels.labels(panel.map) {
      let sign = label.value > 0 ? "+" : label.value < 0 ? "−" : ""
      let at = (across(label.x), upward(label.y) + 4)
      words(sign + String(label.value.magnitude), at: at, "value", to: &text)
    }
    axes(to: &text)
    notes(panel.notes.flatMap(lines), to: &text)
  }

  private func difference(to text: inout ByteText) {
    guard let difference = figure.difference else { return }
    words("where they differ", at: (0, -8), "name", to: &text)
    cells(difference, to: &text) { "class=\"d\($0)\"" }
    zeros(to: &text)
    axes(to: &text)
    notes([differingWords], to: &text)
  }

  private var differingWords: String {
    figure.differing == 0
      ? "they rest on the same offset everywhere"
      : "they rest on different offsets on \(PartWords.percent(figure.differing)) of the map"
  }

  private func notes(_ lines: [String], to text: inout ByteText) {
    for (index, line) in lines.enumerated() {
      words(
        line,
        at: (
          -Self.margin.left + 4, Self.plot.height + Self.margin.bottom + Double(index) * Self.lineHeight + 8
        ),
        "faint", to: &text)
    }
  }

  /// The horizontal pixel of a number in its panel.
  private func across(_ number: Double) -> Double {
    Self.plot.width * Self.part(number, figure.subject.x.range)
  }

  /// The vertical pixel of a number in its panel.
  private func upward(_ number: Double) -> Double {
    Self.plot.height * (1 - Self.part(number, figure.subject.y.range))
  }

  private static func part(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (number - range.lowerBound) / length : 0.5
  }

  /// Draws the samples that have a look.
  private func cells(_ values: [Int], to text: inout ByteText, look: (Int) -> String?) {
    guard let map = figure.panels.first?.map else { return }
    let cells = MapCells(x: map.x.values.map(across), y: map.y.values.map(upward), in: Self.plot)
    for (value, data) in cells.paths(values) {
      guard let look = look(value) else { continue }
      text.append("<path \(look) shape-rendering=\"crispEdges\" d=\"\(data)\"/>\n")
    }
  }

  private func zeros(to text: inout ByteText) {
    if figure.subject.x.range.contains(0) {
      let height = XMLText.number(Self.plot.height)
      text.append("<path class=\"zero\" d=\"M\(XMLText.number(across(0))) 0V\(height)\"/>\n")
    }
    if figure.subject.y.range.contains(0) {
      let width = XMLText.number(Self.plot.width)
      text.append("<path class=\"zero\" d=\"M0 \(XMLText.number(upward(0)))H\(width)\"/>\n")
    }
  }

  private func axes(to text: inout ByteText) {
    let (x, y) = (figure.subject.x.range, figure.subject.y.range)
    let (width, height) = (XMLText.number(Self.plot.width), XMLText.number(Self.plot.height))
    text.append("<rect class=\"frame\" width=\"\(width)\" height=\"\(height)\"/>\n")
    for part in [0, 0.25, 0.5, 0.75, 1] {
      let below = x.lowerBound + part * (x.upperBound - x.lowerBound)
      text.append("<path class=\"tick\" d=\"M\(XMLText.number(across(below))) \(height)v4\"/>\n")
      words(Self.short(below), at: (across(below), Self.plot.height + 15), "faint mid", to: &text)
      let beside = y.lowerBound + part * (y.upperBound - y.lowerBound)
      text.append("<path class=\"tick\" d=\"M0 \(XMLText.number(upward(beside)))h-4\"/>\n")
      words(Self.short(beside), at: (-7, upward(beside) + 4), "faint last", to: &text)
    }
    words(figure.subject.x.words, at: (Self.plot.width / 2, Self.plot.height + 29), "faint mid", to: &text)
    text.append(
      "<text class=\"faint mid\" transform=\"translate(-44 \(XMLText.number(Self.plot.height / 2))) "
        + "rotate(-90)\">\(XMLText.escaped(figure.subject.y.words))</text>\n")
  }

  private static func short(_ number: Double) -> String {
    ((number * 10).rounded() / 10 + 0).inSentence.replacing("-", with: "−")
  }

  // MARK: - The words

  /// The meaning of the colors: the attributes and words of each chip.
  private var chips: [(attributes: String, label: String)] {
    let (forward, backward) = figure.mostMoved
    var chips: [(String, String)] = []
    if backward > 0 {
      chips.append(("class=\"b1\"", backward == 1 ? "1 page back" : "1…\(backward) pages back"))
    }
    chips.append(("class=\"m0\"", "the same page"))
    if forward > 0 {
      chips.append(("class=\"f1\"", forward == 1 ? "1 page forward" : "1…\(forward) pages forward"))
    }
    if figure.hasMisalignment { chips.append(("fill=\"url(#snapsim-hatch)\"", "rests misaligned")) }
    if figure.difference != nil { chips.append(("class=\"d1\"", "different")) }
    return chips
  }

  /// The places of the chips, in lines of a width.
  private func places(in width: Double) -> [(x: Double, line: Int)] {
    var (x, line) = (Self.edge, 0)
    return chips.map { chip in
      let length = 36 + 6.2 * Double(chip.label.count)
      if x > Self.edge, x + length > width { (x, line) = (Self.edge, line + 1) }
      defer { x += length }
      return (x, line)
    }
  }

  private func legend(at top: Double, _ width: Double, to text: inout ByteText) {
    for (chip, place) in zip(chips, places(in: width)) {
      let y = top + Double(place.line) * Self.lineHeight * 1.3
      let box = "x=\"\(XMLText.number(place.x))\" y=\"\(XMLText.number(y))\" width=\"16\" height=\"12\""
      text.append("<rect \(chip.attributes) \(box)/><rect class=\"frame\" \(box)/>\n")
      words(chip.label, at: (place.x + 21, y + 10), "", to: &text)
    }
  }

  private func words(
    _ words: String, at place: (x: Double, y: Double), _ name: String, to text: inout ByteText
  ) {
    text.append(
      "<text\(name.isEmpty ? "" : " class=\"\(name)\"") x=\"\(XMLText.number(place.x))\" "
        + "y=\"\(XMLText.number(place.y))\">\(XMLText.escaped(words))</text>\n")
  }

  private var title: String {
    let names = figure.panels.map(\.spec)
    return names.prefix(3).joined(separator: " beside ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "") + ": where gestures lead"
  }

  private var subtitle: String {
    let layout = figure.subject.setting.layout
    let starts = Set(figure.panels.map(\.start)).filter { !$0.isEmpty }
    let from = starts.count == 1 ? (starts.first.map { "F" + $0.dropFirst() + "; " } ?? "") : ""
    return "\(from)pages moved. Scroll view \(layout.bounds.inSentence) pt, container "
      + "\(layout.container.inSentence) pt\(layout.isReversed ? ", right to left" : "")."
  }

  private var description: String {
    let panels = figure.panels.map { panel in
      ([panel.spec] + panel.notes).joined(separator: "; ") + "."
    }
    return (panels + (figure.difference == nil ? [] : [differingWords + "."])).joined(separator: " ")
  }
}
