import ScrollSimulation
import SnapsimText

/// Writes the strip at each rest as an SVG: no script, light and dark, with a title and a description.
struct SVGPicture {
  let figure: StripFigure

  /// Lengths on the page, in pixels.
  private static let panelLength = 420.0
  private static let viewLength = (horizontal: 420.0, vertical: 340.0)
  private static let viewBreadth = (horizontal: 40.0, vertical: 52.0)
  private static let gap = 24.0
  private static let edge = 16.0
  private static let lineHeight = 14.0

  /// Panels side by side.
  private static let panelsAcross = 2

  /// Takes the figure to draw.
  package init(_ figure: StripFigure) {
    self.figure = figure
  }

  private var isVertical: Bool { figure.layout.axis == .vertical }
  private var isReversed: Bool { figure.layout.isReversed }

  /// Pixels per point.
  private var scale: Double {
    (isVertical ? Self.viewLength.vertical : Self.viewLength.horizontal)
      / (figure.layout.bounds + 2 * figure.margin)
  }

  /// The room of a band with its words, in pixels.
  private var bandSize: (width: Double, height: Double) {
    isVertical
      ? (68, 6 * Self.lineHeight + Self.viewLength.vertical + 8)
      : (Self.panelLength, Self.lineHeight + Self.viewBreadth.horizontal + 10)
  }

  private var bandsAcross: Int { isVertical ? 6 : 1 }

  /// Writes the picture.
  package func write(to text: inout ByteText) {
    let bands = figure.panels.map { $0.bands.count + ($0.gap == nil ? 0 : 1) }.max() ?? 0
    let rows = (bands + bandsAcross - 1) / bandsAcross
    let panelHeight = 22 + Double(rows) * bandSize.height + 10
    let across = min(Self.panelsAcross, figure.panels.count)
    let down = (figure.panels.count + across - 1) / across
    let width = 2 * Self.edge + Double(across) * Self.panelLength + Double(across - 1) * Self.gap
    let subtitle = Self.lines(self.subtitle, in: width - 2 * Self.edge)
    let header = Self.edge + Double(1 + subtitle.count) * Self.lineHeight + 8
    let notes = figure.note == nil ? 0 : 1.5 * Self.lineHeight
    let height = header + Double(down) * panelHeight + notes + 1.5 * Self.lineHeight + Self.edge / 2
    let size = "\(XMLText.number(width)) \(XMLText.number(height))"
    text.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="snapsim-title snapsim-desc" \
      width="\(XMLText.number(width))" height="\(XMLText.number(height))" viewBox="0 0 \(size)">
      <title id="snapsim-title">\(XMLText.escaped(title))</title>
      <desc id="snapsim-desc">\(XMLText.escaped(description))</desc>
      <style>\(Self.style)</style>
      <rect class="back" width="100%" height="100%"/>

      """)
    words(title, at: (Self.edge, Self.edge + 10), in: width - 2 * Self.edge, "head", to: &text)
    for (index, line) in subtitle.enumerated() {
      let y = Self.edge + 26 + Double(index) * Self.lineHeight
      words(line, at: (Self.edge, y), in: width - 2 * Self.edge, "faint", to: &text)
    }
    for (index, panel) in figure.panels.enumerated() {
      let x = Self.edge + Double(index % across) * (Self.panelLength + Self.gap)
      let y = header + Double(index / across) * panelHeight
      self.panel(panel, at: (x, y), to: &text)
    }
    if let note = figure.note {
      let y = height - Self.edge - 1.5 * Self.lineHeight
      words(note, at: (Self.edge, y), in: width - 2 * Self.edge, "faint", to: &text)
    }
    legend(at: height - Self.edge, to: &text)
    text.append("</svg>\n")
  }

  // MARK: - The parts

  /// The meaning of the colors, below all panels.
  private func legend(at y: Double, to text: inout ByteText) {
    var x = Self.edge
    for (swatch, meaning) in [
      ("view", "scroll view"), ("safe", "insets"),
      ("bar", "off by so much; red frame: a fault"),
    ] {
      text.append(
        "<rect class=\"\(swatch)\" x=\"\(XMLText.number(x))\" y=\"\(XMLText.number(y - 9))\" "
          + "width=\"14\" height=\"10\"/>\n")
      words(meaning, at: (x + 20, y), in: 230, "faint", to: &text)
      x += 20 + 6.4 * Double(meaning.count) + 14
    }
  }

  private func panel(_ panel: StripFigure.Panel, at origin: (x: Double, y: Double), to text: inout ByteText) {
    text.append("<g transform=\"translate(\(XMLText.number(origin.x)) \(XMLText.number(origin.y)))\">\n")
    words(panel.title, at: (0, 12), in: Self.panelLength, "name", to: &text)
    var slot = 0
    for (index, band) in panel.bands.enumerated() {
      if let gap = panel.gap, gap.before == index {
        let place = place(slot)
        let label =
          isVertical ? "+ \(gap.count)" : "… \(gap.count) gestures not drawn; --format csv has them …"
        words(label, at: (place.x, place.y + 2 * Self.lineHeight), in: bandSize.width, "faint", to: &text)
        slot += 1
      }
      self.band(band, at: place(slot), to: &text)
      slot += 1
    }
    text.append("</g>\n")
  }

  private func place(_ slot: Int) -> (x: Double, y: Double) {
    (Double(slot % bandsAcross) * bandSize.width, 22 + Double(slot / bandsAcross) * bandSize.height)
  }

  private func band(_ band: StripFigure.Band, at place: (x: Double, y: Double), to text: inout ByteText) {
    let isFaulty = band.mark != nil || !band.faults.isEmpty
    let verdictClass = isFaulty ? "bad" : "good"
    if isVertical {
      for (line, caption) in band.caption.enumerated() {
        let y = place.y + Double(line + 1) * Self.lineHeight - 3
        words(caption, at: (place.x, y), in: bandSize.width - 4, "faint", to: &text)
      }
      if let verdict = band.verdict {
        let y = place.y + 3 * Self.lineHeight + Self.viewLength.vertical + 11
        let short =
          [band.mark?.label ?? (band.faults.isEmpty ? verdict : nil)].compactMap { $0 }
          + band.faults.flatMap { Self.lines($0, in: bandSize.width - 4) }
        for (line, words) in short.enumerated() {
          self.words(
            words, at: (place.x, y + Double(line) * Self.lineHeight), in: bandSize.width + 8, verdictClass,
            to: &text)
        }
      }
    } else {
      let y = place.y + Self.lineHeight - 4
      words(band.caption.joined(separator: ", "), at: (place.x, y), in: 210, "faint", to: &text)
      if let verdict = band.verdict {
        words(verdict, at: (place.x + Self.panelLength, y), in: 270, verdictClass + " last", to: &text)
      }
    }
    let length = isVertical ? Self.viewLength.vertical : Self.viewLength.horizontal
    let breadth = isVertical ? Self.viewBreadth.vertical : Self.viewBreadth.horizontal
    let top = place.y + Self.lineHeight * (isVertical ? 3 : 1)
    // A picture within the picture, so that what lies beyond is cut off.
    text.append(
      "<svg x=\"\(XMLText.number(place.x))\" y=\"\(XMLText.number(top))\" "
        + "width=\"\(XMLText.number(isVertical ? breadth : length))\" "
        + "height=\"\(XMLText.number(isVertical ? length : breadth))\">\n")
    view(band, breadth: breadth, to: &text)
    text.append("</svg>\n")
  }

  /// The scroll view with what lies under it.
  private func view(_ band: StripFigure.Band, breadth: Double, to text: inout ByteText) {
    let layout = figure.layout
    for box in band.boxes {
      rect(box.start, box.length, across: (5, breadth - 10), as: "i\(box.shade)", radius: 3, to: &text)
    }
    // What lies beyond the bounds is there, but not seen.
    rect(-figure.margin, figure.margin, across: (0, breadth), as: "veil", to: &text)
    rect(layout.bounds, figure.margin, across: (0, breadth), as: "veil", to: &text)
    let insets = layout.insets
    if insets.leading > 0 { rect(0, insets.leading, across: (1, breadth - 2), as: "safe", to: &text) }
    if insets.trailing > 0 {
      rect(layout.bounds - insets.trailing, insets.trailing, across: (1, breadth - 2), as: "safe", to: &text)
    }
    rect(
      0, layout.bounds, across: (1, breadth - 2), as: band.faults.isEmpty ? "view" : "fault", radius: 5,
      to: &text)
    for box in band.boxes { label(box, breadth: breadth, to: &text) }
    guard let mark = band.mark else { return }
    let start = min(mark.from, mark.to)
    let length = abs(mark.to - mark.from)
    rect(start, length, across: (markLine(breadth) - 2, 4), as: "bar", to: &text)
    rect(mark.from - 1 / scale, 2 / scale, across: (2, breadth - 4), as: "bar", to: &text)
    number(mark, breadth: breadth, to: &text)
  }

  /// The place across the axis of a misalignment's mark, clear of the names of the items.
  private func markLine(_ breadth: Double) -> Double { isVertical ? 6 : breadth - 9 }

  /// The number of a misalignment: beside its bar, on the side where there is more room.
  private func number(_ mark: StripFigure.Mark, breadth: Double, to text: inout ByteText) {
    let isFirstHalf = mark.from + mark.to < figure.layout.bounds
    let end = isFirstHalf ? max(mark.from, mark.to) : min(mark.from, mark.to)
    let point = along(end)
    let class_ = "number"
    if isVertical {
      words(
        mark.label, at: (breadth / 2, point + (isFirstHalf ? 13 : -6)), in: breadth, class_ + " mid",
        to: &text)
    } else {
      let toRight = isFirstHalf != isReversed
      words(
        mark.label, at: (point + (toRight ? 5 : -5), markLine(breadth) + 4), in: 200,
        class_ + (toRight ? "" : " last"), to: &text)
    }
  }

  private func label(_ box: StripFigure.Box, breadth: Double, to text: inout ByteText) {
    // In the middle of what is seen of it.
    let start = max(box.start, 0)
    let end = min(box.start + box.length, figure.layout.bounds)
    let room = (end - start) * scale
    let middle = along((start + end) / 2)
    let needed = { (label: String) in isVertical ? 14 : 7 * Double(label.count) + 4 }
    guard let label = [box.label, box.short].first(where: { room > needed($0) }) else { return }
    words(
      label, at: isVertical ? (breadth / 2, middle + 4) : (middle, breadth / 2 + 4),
      in: isVertical ? breadth : room, "item mid", to: &text)
  }

  /// A position along the axis, in points from the bounds' leading edge, as pixels from the picture's edge.
  private func along(_ position: Double) -> Double {
    let pixels = (position + figure.margin) * scale
    return isReversed ? Self.viewLength.horizontal - pixels : pixels
  }

  private func rect(
    _ start: Double, _ length: Double, across: (Double, Double), as class_: String, radius: Double = 0,
    to text: inout ByteText
  ) {
    // Far beyond the picture's edges nothing is seen, and numbers stay small.
    let limit = figure.layout.bounds + 2 * figure.margin
    let start = max(start, -limit)
    let end = min(start + length, 2 * limit)
    guard end > start else { return }
    let first = min(along(start), along(end))
    let pixels = (end - start) * scale
    let (x, y, width, height) =
      isVertical ? (across.0, first, across.1, pixels) : (first, across.0, pixels, across.1)
    let rounding = radius > 0 ? " rx=\"\(XMLText.number(min(radius, pixels / 3)))\"" : ""
    text.append(
      "<rect class=\"\(class_)\" x=\"\(XMLText.number(x))\" y=\"\(XMLText.number(y))\" "
        + "width=\"\(XMLText.number(width))\" height=\"\(XMLText.number(height))\"\(rounding)/>\n")
  }

  /// Words, cut to the room there is: letters are taken to be six and a half pixels wide.
  private func words(
    _ words: String, at place: (x: Double, y: Double), in room: Double, _ class_: String,
    to text: inout ByteText
  ) {
    let most = max(1, Int(room / 6.4))
    let words = words.count > most ? words.prefix(most - 1) + "…" : words
    text.append(
      "<text class=\"\(class_)\" x=\"\(XMLText.number(place.x))\" y=\"\(XMLText.number(place.y))\">"
        + "\(XMLText.escaped(words))</text>\n")
  }
}
