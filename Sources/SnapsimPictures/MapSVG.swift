import ScrollSimulation
import SnapsimText

/// Maps of behaviors side by side as an SVG: a colored cell for each gesture.
package struct MapSVG {
  struct Panel {
    let name: String

    /// The start of its gestures, in words; empty where that is varied.
    let start: String
    let map: SettlementMap
    let notes: [String]

    /// Whether each sample rests misaligned (1).
    let misaligned: [Int]
  }

  private let subject: MapSubject
  let panels: [Panel]

  /// Whether the behaviors differ (1) or are the same (0), for each sample; `nil` where there is only one.
  private let difference: [Int]?

  /// Lengths on the page, in pixels.
  private static let plot = (width: 340.0, height: 250.0)
  private static let margin = (left: 56.0, right: 14.0, top: 24.0, bottom: 40.0)
  private static let panelWidth = margin.left + plot.width + margin.right
  private static let edge = 16.0
  private static let lineHeight = 15.0
  private static let panelsAcross = 2

  /// Asks the behaviors of a subject at so many samples; a misalignment within the tolerance, in points, is none.
  package init(_ subject: MapSubject, samples: (x: Int, y: Int), tolerance: Double) throws {
    self.subject = subject
    let (x, y) = (subject.x.axis(samples: samples.x), subject.y.axis(samples: samples.y))
    let panels = try subject.options.behaviors.map { behavior in
      let map = try SettlementMap(subject.function(of: behavior, x: x, y: y))
      return Panel(
        name: behavior.name, start: try subject.setting.from(behavior), map: map,
        notes: try subject.notes(of: behavior, map.outcomes, tolerance: tolerance),
        misaligned: map.outcomes.map(Watched.misalignment(tolerance: tolerance).value(of:)))
    }
    self.panels = panels
    difference =
      panels.count < 2
      ? nil
      : panels[0].map.outcomes.indices.map { index in
        let rests = panels.map { $0.map.outcomes[index].offset }
        return (rests.max() ?? 0) - (rests.min() ?? 0) > tolerance ? 1 : 0
      }
  }

  package var text: String {
    let drawn = panels.map(panel) + (difference.map { [self.difference($0)] } ?? [])
    let across = min(Self.panelsAcross, drawn.count)
    let down = (drawn.count + across - 1) / across
    let noteLines = panels.map { $0.notes.flatMap(Self.lines).count }.max() ?? 0
    let panelHeight =
      Self.margin.top + Self.plot.height + Self.margin.bottom + Double(noteLines) * Self.lineHeight + 12
    let header = Self.edge + 2 * Self.lineHeight + 6
    let width = max(2 * Self.edge + Double(across) * Self.panelWidth, 430)
    let legend = legend(at: header + Double(down) * panelHeight, width)
    var elements = [
      SVG.words(title, at: (Self.edge, Self.edge + 10), "head"),
      SVG.words(subtitle, at: (Self.edge, Self.edge + 27), "faint"),
    ]
    for (index, panel) in drawn.enumerated() {
      let x = Self.edge + Double(index % across) * Self.panelWidth + Self.margin.left
      let y = header + Double(index / across) * panelHeight + Self.margin.top
      elements += SVG.group(#"class="panel" data-panel="\#(index)" "#, at: (x, y), panel)
    }
    return SVG.text(
      title: title, description: description, style: Self.style, width: width, height: legend.bottom + 12,
      definitions: [
        #"<defs><pattern id="snapsim-hatch" width="6" height="6" patternUnits="userSpaceOnUse" "#
          + #"patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern></defs>"#
      ],
      elements: elements + legend.elements)
  }

  /// A note in lines of a panel's width, whose letters are less wide than those of titles.
  private static func lines(_ note: String) -> [String] {
    SVG.lines(note, letters: Int((panelWidth - 12) / 5.6))
  }

  // MARK: - The panels

  private func panel(_ panel: Panel) -> [String] {
    let labels = panel.map.regionLabels.map { label in
      let sign = label.value > 0 ? "+" : label.value < 0 ? "−" : ""
      return SVG.words(
        sign + String(label.value.magnitude), at: (across(label.x), upward(label.y) + 4), "value")
    }
    return plot(panel.name, notes: panel.notes.flatMap(Self.lines), labels: labels) {
      cells(panel.map.outcomes.map(\.pagesMoved)) { #"class="\#(Self.color($0))""# }
        + cells(panel.misaligned) { $0 == 1 ? #"fill="url(#snapsim-hatch)""# : nil }
    }
  }

  private func difference(_ difference: [Int]) -> [String] {
    plot("where they differ", notes: [differingWords(difference)], labels: []) {
      cells(difference) { #"class="d\#($0)""# }
    }
  }

  private func plot(_ name: String, notes: [String], labels: [String], cells: () -> [String]) -> [String] {
    let y = Self.plot.height + Self.margin.bottom + 8
    return [SVG.words(name, at: (0, -8), "name")] + cells() + zeros + labels + axes
      + notes.enumerated().map {
        SVG.words($1, at: (-Self.margin.left + 4, y + Double($0) * Self.lineHeight), "faint")
      }
  }

  /// The horizontal pixel of a number in its panel.
  private func across(_ number: Double) -> Double { Self.plot.width * Self.part(number, subject.x.range) }

  /// The vertical pixel of a number in its panel.
  private func upward(_ number: Double) -> Double {
    Self.plot.height * (1 - Self.part(number, subject.y.range))
  }

  private static func part(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (number - range.lowerBound) / length : 0.5
  }

  /// The cells of the samples that have a look.
  private func cells(_ values: [Int], look: (Int) -> String?) -> [String] {
    guard let map = panels.first?.map else { return [] }
    let (x, y) = (map.x.values.map(across), map.y.values.map(upward))
    return SVG.cells(values, x: x, y: y, in: Self.plot).compactMap { value, data in
      look(value).map { #"<path \#($0) shape-rendering="crispEdges" d="\#(data)"/>"# }
    }
  }

  private var zeros: [String] {
    let (x, y) = (subject.x.range, subject.y.range)
    return
      (x.contains(0) ? [#"<path class="zero" d="M\#(across(0).px) 0V\#(Self.plot.height.px)"/>"#] : [])
      + (y.contains(0) ? [#"<path class="zero" d="M0 \#(upward(0).px)H\#(Self.plot.width.px)"/>"#] : [])
  }

  private var axes: [String] {
    let (x, y) = (subject.x.range, subject.y.range)
    let (width, height) = Self.plot
    let ticks = [0, 0.25, 0.5, 0.75, 1].flatMap { part in
      let below = x.lowerBound + part * (x.upperBound - x.lowerBound)
      let beside = y.lowerBound + part * (y.upperBound - y.lowerBound)
      return [
        #"<path class="tick" d="M\#(across(below).px) \#(height.px)v4"/>"#,
        SVG.words(Self.short(below), at: (across(below), height + 15), "faint mid"),
        #"<path class="tick" d="M0 \#(upward(beside).px)h-4"/>"#,
        SVG.words(Self.short(beside), at: (-7, upward(beside) + 4), "faint last"),
      ]
    }
    return [#"<rect class="frame" width="\#(width.px)" height="\#(height.px)"/>"#] + ticks + [
      SVG.words(subject.x.words, at: (width / 2, height + 29), "faint mid"),
      #"<text class="faint mid" transform="translate(-44 \#((height / 2).px)) rotate(-90)">"#
        + XMLText.escaped(subject.y.words) + "</text>",
    ]
  }

  private static func short(_ number: Double) -> String {
    ((number * 10).rounded() / 10 + 0).inSentence.replacing("-", with: "−")
  }

  // MARK: - The words

  /// The meaning of the colors, in lines of a width.
  private func legend(at top: Double, _ width: Double) -> (elements: [String], bottom: Double) {
    let forward = panels.map(\.map.mostForward).max() ?? 0
    let backward = panels.map(\.map.mostBackward).max() ?? 0
    func pages(_ most: Int, _ way: String) -> String {
      most == 1 ? "1 page \(way)" : "1…\(most) pages \(way)"
    }
    let chips: [(isShown: Bool, look: String, label: String)] = [
      (backward > 0, #"class="b1""#, pages(backward, "back")), (true, #"class="m0""#, "the same page"),
      (forward > 0, #"class="f1""#, pages(forward, "forward")),
      (panels.contains { $0.misaligned.contains(1) }, #"fill="url(#snapsim-hatch)""#, "rests misaligned"),
      (difference != nil, #"class="d1""#, "different"),
    ]
    let lineHeight = Self.lineHeight * 1.3
    var (x, line) = (Self.edge, 0.0)
    let elements = chips.filter(\.isShown).flatMap { _, look, label in
      let length = 36 + 6.2 * Double(label.count)
      if x > Self.edge, x + length > width { (x, line) = (Self.edge, line + 1) }
      defer { x += length }
      let y = top + line * lineHeight
      let box = #"x="\#(x.px)" y="\#(y.px)" width="16" height="12""#
      return [
        #"<rect \#(look) \#(box)/><rect class="frame" \#(box)/>"#, SVG.words(label, at: (x + 21, y + 10)),
      ]
    }
    return (elements, top + (line + 1) * lineHeight)
  }

  private var title: String { panels.map(\.name).besideEachOther + ": where gestures lead" }

  private var subtitle: String {
    let layout = subject.setting.layout
    let starts = Set(panels.map(\.start))
    let from =
      starts.count == 1 ? starts.first.flatMap { $0.isEmpty ? nil : "F" + $0.dropFirst() + "; " } : nil
    return "\(from ?? "")pages moved. Scroll view \(layout.bounds.inSentence) pt, container "
      + "\(layout.container.inSentence) pt\(layout.isReversed ? ", right to left" : "")."
  }

  private var description: String {
    let all = panels.map { ([$0.name] + $0.notes).joined(separator: "; ") }
    return (all + (difference.map { [differingWords($0)] } ?? [])).map { $0 + "." }.joined(separator: " ")
  }

  private func differingWords(_ difference: [Int]) -> String {
    let part = Double(difference.reduce(0, +)) / Double(max(1, difference.count))
    return part == 0
      ? "they rest on the same offset everywhere"
      : "they rest on different offsets on \(MapSubject.percent(part)) of the map"
  }

  /// The color of a region, which only repeats its number; from six pages on it stays the same.
  static func color(_ moved: Int) -> String {
    moved == 0 ? "m0" : (moved > 0 ? "f" : "b") + String(min(moved.magnitude, 6))
  }

  private static let style = """

    text{font:11px ui-sans-serif,system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#1f2328}
    .head{font-size:14px;font-weight:600}.name{font-size:13px;font-weight:600}.faint{fill:#59636e}
    .last{text-anchor:end}.mid{text-anchor:middle}.value{text-anchor:middle;font-weight:600;paint-order:stroke;stroke:#fff;stroke-opacity:.8;stroke-width:4px}
    .back{fill:#fff}.frame{fill:none;stroke:#1f2328}.zero{stroke:#1f2328;stroke-opacity:.35;stroke-dasharray:2 3}
    .tick{stroke:#1f2328}.hatch{stroke:#b3121d;stroke-width:1.4;stroke-opacity:.75}
    .m0{fill:#eef1f4}.f1{fill:#cfe3ff}.f2{fill:#9dc5fb}.f3{fill:#6aa5f2}.f4{fill:#4c8de0}.f5{fill:#3375cc}.f6{fill:#245fae}
    .b1{fill:#ffe0bd}.b2{fill:#ffc285}.b3{fill:#f7a359}.b4{fill:#e58f3d}.b5{fill:#cc7623}.b6{fill:#ad5f14}
    .d0{fill:#eef1f4}.d1{fill:#e7a3d1}
    @media (prefers-color-scheme:dark){
    text{fill:#e6edf3}.faint{fill:#9198a1}.back{fill:#0d1117}.frame,.tick,.zero{stroke:#e6edf3}
    .value{stroke:#0d1117}.hatch{stroke:#ff9a92}.m0,.d0{fill:#20262d}.d1{fill:#7a2f62}
    .f1{fill:#17345c}.f2{fill:#1f4d85}.f3{fill:#2a65ad}.f4{fill:#3474c4}.f5{fill:#4288dc}.f6{fill:#5b9dea}
    .b1{fill:#4d3010}.b2{fill:#704512}.b3{fill:#935a15}.b4{fill:#a8661a}.b5{fill:#bf7824}.b6{fill:#d68b32}
    }

    """
}
