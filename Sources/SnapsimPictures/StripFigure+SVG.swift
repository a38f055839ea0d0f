import ScrollSimulation
import SnapsimText

extension StripFigure {
  // Lengths on the page, in pixels.
  private static let panelLength = 420.0
  private static let lineHeight = SVG.letters.lineHeight
  private var isVertical: Bool { layout.axis == .vertical }

  /// The scroll view on the page, along its axis and across it, in pixels.
  private var length: Double { isVertical ? 340 : Self.panelLength }
  private var breadth: Double { isVertical ? 52 : 40 }

  /// The room of a band with its words, in pixels; and how many bands stand side by side.
  private var bandSize: SVG.Size {
    isVertical ? (68, 6 * Self.lineHeight + length + 8) : (Self.panelLength, Self.lineHeight + breadth + 10)
  }
  private var bandsAcross: Int { isVertical ? 6 : 1 }
  private var scale: Double { length / (layout.bounds + 2 * margin) }

  var svg: String {
    let bands = panels.map { $0.bands.count + ($0.gap == nil ? 0 : 1) }.max() ?? 0
    let rows = (bands + bandsAcross - 1) / bandsAcross
    let names = panels.map { SVG.lines($0.title, in: Self.panelLength, ofTitle: true) }
    let top = 7 + Self.lineHeight * Double(names.map(\.count).max() ?? 1)
    let height = top + Double(rows) * bandSize.height + 10
    let drawn = zip(panels, names).map { SVG.words($1, at: (0, 12), "name") + panel($0, below: top) }
    return SVG.text(
      title: title, subtitle: subtitle, description: description, style: Self.style, panels: drawn,
      size: (Self.panelLength, height, gap: 24)
    ) { below, left, width in
      let note = SVG.words(note.map { SVG.lines($0, in: width) } ?? [], at: (left, below + 12), "faint")
      let legend = SVG.legend(chips, at: (left, below + 8 + Double(note.count) * Self.lineHeight), width)
      return (note + legend.elements, legend.bottom + 6)
    }
  }

  private var chips: [(look: String, meaning: String)] {
    let bands = panels.flatMap(\.bands)
    let chips = [
      (true, "view", "scroll view"), (layout.insets.total > 0, "safe", "insets"),
      (bands.contains { $0.number != nil }, "bar", "off by so much"),
      (bands.contains(where: \.isFaulty), "fault", "a fault"),
    ]
    return chips.filter(\.0).map { (#"class="\#($0.1)""#, $0.2) }
  }

  private func panel(_ panel: Panel, below top: Double) -> [String] {
    var elements: [String] = []
    var slot = 0
    func place() -> SVG.Place {
      defer { slot += 1 }
      return (Double(slot % bandsAcross) * bandSize.width, top + Double(slot / bandsAcross) * bandSize.height)
    }
    for (index, band) in panel.bands.enumerated() {
      if let gap = panel.gap, gap.before == index {
        let (x, y) = place()
        let label =
          isVertical ? "+ \(gap.count)" : "… \(gap.count) gestures not drawn; --format csv has them …"
        elements.append(SVG.words(label, at: (x, y + 2 * Self.lineHeight), in: bandSize.width, "faint"))
      }
      elements += self.band(band, at: place(), edge: panel.edge)
    }
    return elements
  }

  private func band(_ band: Band, at place: SVG.Place, edge: Double) -> [String] {
    let look = band.isFaulty ? "bad" : "good"
    let room = bandSize.width - 4
    let top = place.y + Self.lineHeight * (isVertical ? 3 : 1)
    var elements: [String] = []
    func line(_ words: String, y: Double, in room: Double, _ look: String) {
      elements.append(SVG.words(words, at: (place.x, y), in: room, look))
    }
    if isVertical {
      for (index, caption) in band.caption.enumerated() {
        line(caption, y: place.y + Double(index + 1) * Self.lineHeight - 3, in: room, "faint")
      }
      if let verdict = band.verdict {
        let rest = band.number ?? (band.faults.isEmpty ? verdict : nil)
        let words = (rest.map { [$0] } ?? []) + band.faults.flatMap { SVG.lines($0, in: room) }
        for (index, words) in words.enumerated() {
          line(words, y: top + length + 11 + Double(index) * Self.lineHeight, in: bandSize.width + 8, look)
        }
      }
    } else {
      line(band.caption.joined(separator: ", "), y: top - 4, in: 210, "faint")
      if let verdict = band.verdict {
        elements.append(
          SVG.words(verdict, at: (place.x + Self.panelLength, top - 4), in: 270, look + " last"))
      }
    }
    // A picture within the picture, so that what lies beyond is cut off.
    let (width, height) = isVertical ? (breadth, length) : (length, breadth)
    elements.append(#"<svg x="\#(place.x.px)" y="\#(top.px)" width="\#(width.px)" height="\#(height.px)">"#)
    return elements + view(band, edge: edge) + ["</svg>"]
  }

  private func view(_ band: Band, edge: Double) -> [String] {
    let (bounds, insets) = (layout.bounds, layout.insets)
    var elements = band.boxes.map {
      rect($0.start, length: $0.length, across: (5, breadth - 10), "i\($0.shade)", radius: 3)
    }
    let whole = (1.0, breadth - 2)
    // What lies beyond the bounds is there, but not seen.
    elements += [-margin, bounds].map { rect($0, length: margin, across: (0, breadth), "veil") }
    if insets.leading > 0 { elements.append(rect(0, length: insets.leading, across: whole, "safe")) }
    if insets.trailing > 0 {
      elements.append(rect(bounds - insets.trailing, length: insets.trailing, across: whole, "safe"))
    }
    elements.append(rect(0, length: bounds, across: whole, band.isFaulty ? "fault" : "view", radius: 5))
    elements += band.boxes.map(label)
    if let misalignment = band.misalignment, let number = band.number {
      let other = edge - misalignment
      // Clear of the names of the items.
      let line = isVertical ? 6 : breadth - 9
      elements.append(rect(min(edge, other), length: abs(other - edge), across: (line - 2, 4), "bar"))
      elements.append(rect(edge - 1 / scale, length: 2 / scale, across: (2, breadth - 4), "bar"))
      // Beside the bar, on the side where there is more room.
      let isFirstHalf = edge + other < bounds
      let point = along(isFirstHalf ? max(edge, other) : min(edge, other))
      let toRight = isFirstHalf != layout.isReversed
      elements.append(
        isVertical
          ? SVG.words(number, at: (breadth / 2, point + (isFirstHalf ? 13 : -6)), in: breadth, "number mid")
          : SVG.words(
            number, at: (point + (toRight ? 5 : -5), line + 4), in: 200, toRight ? "number" : "number last"))
    }
    return elements.filter { !$0.isEmpty }
  }

  /// The name of a box in the middle of its visible part; empty where it has no room.
  private func label(_ box: Box) -> String {
    let start = max(box.start, 0)
    let end = min(box.start + box.length, layout.bounds)
    let room = (end - start) * scale
    let middle = along((start + end) / 2)
    guard
      let label = [box.label, box.short].first(where: { room > (isVertical ? 14 : 7 * Double($0.count) + 4) })
    else { return "" }
    return SVG.words(
      label, at: isVertical ? (breadth / 2, middle + 4) : (middle, breadth / 2 + 4),
      in: isVertical ? breadth : room, "item mid")
  }

  /// A position along the axis, in points from the bounds' leading edge, as pixels from the picture's edge.
  private func along(_ position: Double) -> Double {
    let pixels = (position + margin) * scale
    return layout.isReversed ? length - pixels : pixels
  }

  /// A part of the axis; empty where it has no length.
  private func rect(
    _ start: Double, length: Double, across: (Double, Double), _ look: String, radius: Double = 0
  ) -> String {
    // Far beyond the picture's edges nothing is seen, and numbers stay small.
    let limit = layout.bounds + 2 * margin
    let start = max(start, -limit)
    let end = min(start + length, 2 * limit)
    guard end > start else { return "" }
    let first = min(along(start), along(end))
    let pixels = (end - start) * scale
    let (x, y, width, height) =
      isVertical ? (across.0, first, across.1, pixels) : (first, across.0, pixels, across.1)
    let rounding = radius > 0 ? #" rx="\#(min(radius, pixels / 3).px)""# : ""
    return #"<rect class="\#(look)" x="\#(x.px)" y="\#(y.px)" "#
      + #"width="\#(width.px)" height="\#(height.px)"\#(rounding)/>"#
  }

  private var title: String { panels.map(\.title).heading(on: view) + ": where each gesture comes to rest" }

  private var subtitle: String {
    let insets = layout.insets
    let taken =
      insets.total == 0
      ? "" : ", of which insets take \(insets.leading.inSentence) and \(insets.trailing.inSentence)"
    let pose = layout.pose.map { "\($0.device.name) in \($0.orientation.rawValue): s" } ?? "S"
    return
      "\(pose)croll view \(layout.bounds.inSentence) pt\(taken); container \(layout.container.inSentence) pt. "
      + gesture
  }

  private var description: String {
    panels.map { panel in
      let rests = panel.bands.dropFirst().prefix(12).map { band in
        (band.caption + (band.verdict.map { [$0] } ?? [])).joined(separator: " ")
      }
      return "\(panel.title): " + rests.joined(separator: ", ")
        + (panel.bands.count > 13 ? ", and so on" : "") + "."
    }.joined(separator: " ")
  }

  /// Colours for light and for dark; text is at least 4.5 to 1 against its background.
  private static let style =
    SVG.textStyle + """

      .good{fill:#116329}.bad{fill:#b3121d;font-weight:600}
      .item{fill:#1f2328}.number{fill:#b3121d;font-weight:700;paint-order:stroke;stroke:#fff;stroke-width:4px}
      .veil{fill:#fff;fill-opacity:.65}
      .view{fill:none;stroke:#1f2328;stroke-width:1.5}.fault{fill:none;stroke:#d1242f;stroke-width:3}
      .safe{fill:#1f2328;fill-opacity:.28}.bar{fill:#d1242f}
      .i0{fill:#b6d7ff}.i1{fill:#ffd8a8}.i2{fill:#c3e6b8}.i3{fill:#e3c8ff}.i4{fill:#ffc9d6}.i5{fill:#b8ebe6}
      @media (prefers-color-scheme:dark){
      .good{fill:#56d364}.bad{fill:#ff9a92}
      .item{fill:#f0f6fc}.number{fill:#ffb3ad;stroke:#0d1117}
      .veil{fill:#0d1117}.view{stroke:#e6edf3}.fault{stroke:#f85149}.safe{fill:#fff;fill-opacity:.2}.bar{fill:#f85149}
      .i0{fill:#1f4d85}.i1{fill:#7a4a12}.i2{fill:#2a5c2a}.i3{fill:#553a80}.i4{fill:#7a2f47}.i5{fill:#1d5c58}
      }

      """
}
