import ScrollSimulation
import SnapsimText

struct MapSVG {
  /// A behavior's map with the start of its gestures in words, empty where that is varied; 1 is a misaligned sample.
  typealias Panel = (name: String, start: String, map: SettlementMap, notes: [String], misaligned: [Int])

  private let subject: MapSubject
  let panels: [Panel]

  /// Whether the behaviors differ (1) or are the same (0), for each sample; `nil` where there is only one.
  private let difference: [Int]?

  /// Lengths on the page, in pixels.
  private static let plot = (width: 332.0, height: 250.0)
  private static let margin = (left: 64.0, right: 14.0, bottom: 40.0)
  private static let panelWidth = margin.left + plot.width + margin.right

  /// Asks the behaviors of a subject at so many samples; a misalignment within the tolerance, in points, is none.
  init(_ subject: MapSubject, samples: (x: Int, y: Int) = MapSubject.samples, tolerance: Double) throws {
    self.subject = subject
    let panels = try subject.options.behaviors.map { behavior -> Panel in
      let map = try subject.map(of: behavior, samples: samples)
      return (
        behavior.name, try subject.setting.from(behavior), map,
        try subject.notes(of: behavior, map.outcomes, tolerance: tolerance),
        map.outcomes.map(Watched.misalignment(tolerance: tolerance).value(of:))
      )
    }
    self.panels = panels
    difference =
      panels.count < 2
      ? nil
      : panels[0].map.outcomes.indices.map { index in
        let outcomes = panels.map { $0.map.outcomes[index] }
        let rests = outcomes.map(\.offset)
        guard !outcomes.contains(where: \.isLost) else { return SettlementMap.lostArea }
        return (rests.max() ?? 0) - (rests.min() ?? 0) > tolerance ? 1 : 0
      }
  }

  var text: String {
    let names = (panels.map(\.name) + (difference == nil ? [] : ["where they differ"])).map {
      SVG.lines($0, in: Self.panelWidth - 12, ofTitle: true)
    }
    let notes = (panels.map(\.notes) + differing.map { [$0] }).map {
      $0.flatMap { SVG.lines($0, in: Self.panelWidth - 12) }
    }
    let inner = panels.map(panel) + (difference.map { [(cells($0) { #"class="d\#($0)""# }, [])] } ?? [])
    let lineHeight = SVG.letters.lineHeight
    let top = 9 + lineHeight * Double(names.map(\.count).max() ?? 1)
    let bottom = Self.margin.bottom + 12 + lineHeight * Double(notes.map(\.count).max() ?? 0)
    let drawn = inner.indices.map { plot(names[$0], notes: notes[$0], inner[$0]) }
    return SVG.text(
      title: title, subtitle: subtitle, description: description, style: Self.style,
      definitions: [
        #"<pattern id="snapsim-hatch" width="6" height="6" patternUnits="userSpaceOnUse" "#
          + #"patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern>"#
      ], panels: drawn, size: (Self.panelWidth, top + Self.plot.height + bottom, gap: 0),
      origin: (Self.margin.left, top)
    ) { below, left, width in
      let legend = SVG.legend(chips, at: (left, below), width)
      return (legend.elements, legend.bottom + 8)
    }
  }

  private func panel(_ panel: Panel) -> (cells: [String], labels: [String]) {
    let labels = panel.map.regionLabels.map { label in
      let sign = label.value > 0 ? "+" : label.value < 0 ? "−" : ""
      return SVG.words(
        sign + String(label.value.magnitude), at: (across(label.x), upward(label.y) + 4), "value")
    }
    return (
      cells(panel.map.areas) { #"class="\#(Self.color($0))""# }
        + cells(panel.misaligned) { $0 == 1 ? #"fill="url(#snapsim-hatch)""# : nil }, labels
    )
  }

  private func plot(_ name: [String], notes: [String], _ inner: (cells: [String], labels: [String]))
    -> [String]
  {
    let above = SVG.words(name, at: (0, -8 - Double(name.count - 1) * SVG.letters.lineHeight), "name")
    let below = (4 - Self.margin.left, Self.plot.height + Self.margin.bottom + 8)
    return above + inner.cells + zeros + inner.labels + axes + SVG.words(notes, at: below, "faint")
  }

  private func across(_ number: Double) -> Double { Self.plot.width * subject.x.range.part(before: number) }

  private func upward(_ number: Double) -> Double {
    Self.plot.height * (1 - subject.y.range.part(before: number))
  }

  private func cells(_ values: [Int], look: (Int) -> String?) -> [String] {
    guard let map = panels.first?.map else { return [] }
    let (x, y) = (map.x.values.map(across), map.y.values.map(upward))
    return SVG.cells(values, x: x, y: y, in: Self.plot).compactMap { value, data in
      look(value).map { #"<path \#($0) shape-rendering="crispEdges" d="\#(data)"/>"# }
    }
  }

  private var zeros: [String] {
    let (x, y) = (subject.x.range, subject.y.range)
    return (x.contains(0) ? [#"<path class="zero" d="M\#(across(0).px) 0V\#(Self.plot.height.px)"/>"#] : [])
      + (y.contains(0) ? [#"<path class="zero" d="M0 \#(upward(0).px)H\#(Self.plot.width.px)"/>"#] : [])
  }

  private var axes: [String] {
    let (width, height) = Self.plot
    let below = Self.ticks(subject.x).map { (across($0), Self.short($0)) }
    let beside = Self.ticks(subject.y).flatMap { number in
      [
        #"<path class="tick" d="M0 \#(upward(number).px)h-4"/>"#,
        SVG.words(Self.short(number), at: (-7, upward(number) + 4), "faint last"),
      ]
    }
    return SVG.frame(Self.plot, ticks: below, baseline: 15) + beside + [
      SVG.words(label(subject.x), at: (width / 2, height + 31), "faint mid"),
      #"<text class="faint mid" transform="translate(-54 \#((height / 2).px)) rotate(-90)">"#
        + label(subject.y).escapingMarkup + "</text>",
    ]
  }

  /// A quantity with the way that is forward: its axis goes from left to right, or upward.
  private func label(_ quantity: MapQuantity) -> String {
    guard let isFirst = quantity.forwardEnd(isReversed: subject.setting.layout.isReversed) else {
      return quantity.words
    }
    return isFirst ? "← forward · \(quantity.words)" : "\(quantity.words) · forward →"
  }

  private static func ticks(_ quantity: MapQuantity) -> [Double] {
    quantity.range.roundNumbers(most: 8).filter { !quantity.isCounted || $0 == $0.rounded() }
  }

  private static func short(_ number: Double) -> String { number.onAxis.replacing("-", with: "−") }

  private var chips: [(look: String, meaning: String)] {
    let forward = panels.map(\.map.mostForward).max() ?? 0
    let backward = panels.map(\.map.mostBackward).max() ?? 0
    func pages(_ most: Int, _ way: String) -> String {
      most == 1 ? "1 page \(way)" : "1…\(most) pages \(way)"
    }
    let chips: [(isShown: Bool, look: String, meaning: String)] = [
      (backward > 0, #"class="b1""#, pages(backward, "back")),
      (panels.contains { $0.map.outcomes.contains { $0.pagesMoved == 0 } }, #"class="m0""#, "the same page"),
      (forward > 0, #"class="f1""#, pages(forward, "forward")),
      (panels.contains { $0.misaligned.contains(1) }, #"fill="url(#snapsim-hatch)""#, "rests misaligned"),
      (difference?.contains(1) == true, #"class="d1""#, "different"),
      (panels.contains { $0.map.outcomes.contains(where: \.isLost) }, #"class="lost""#, "no answer"),
    ]
    return chips.filter(\.isShown).map { ($0.look, $0.meaning) }
  }

  private var title: String {
    panels.map(\.name).heading(on: subject.setting.options.behaviors.first?.view) + ": where gestures lead"
  }

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
    return (all + differing).map { $0 + "." }.joined(separator: " ")
  }

  /// How far the behaviors differ, in words; none where there is only one.
  private var differing: [String] {
    guard let difference else { return [] }
    let part = Double(difference.reduce(0, +)) / Double(max(1, difference.count))
    return part == 0
      ? ["they rest on the same offset everywhere"]
      : ["they rest on different offsets on \(MapSubject.percent(part)) of the map"]
  }

  /// The color of a region, which only repeats its number; from six pages on it stays the same.
  static func color(_ moved: Int) -> String {
    if moved == SettlementMap.lostArea { return "lost" }
    return moved == 0 ? "m0" : (moved > 0 ? "f" : "b") + String(min(moved.magnitude, 6))
  }

  private static let style =
    SVG.textStyle + """

      .value{text-anchor:middle;font-weight:600;paint-order:stroke;stroke:#fff;stroke-opacity:.8;stroke-width:4px}
      .frame{fill:none;stroke:#1f2328}.zero{stroke:#1f2328;stroke-opacity:.35;stroke-dasharray:2 3}
      .tick{stroke:#1f2328}.hatch{stroke:#b3121d;stroke-width:1.4;stroke-opacity:.75}
      .m0{fill:#eef1f4}.f1{fill:#cfe3ff}.f2{fill:#9dc5fb}.f3{fill:#6aa5f2}.f4{fill:#4c8de0}.f5{fill:#3375cc}.f6{fill:#245fae}
      .b1{fill:#ffe0bd}.b2{fill:#ffc285}.b3{fill:#f7a359}.b4{fill:#e58f3d}.b5{fill:#cc7623}.b6{fill:#ad5f14}
      .d0{fill:#eef1f4}.d1{fill:#e7a3d1}.lost{fill:#57606a}
      @media (prefers-color-scheme:dark){
      .frame,.tick,.zero{stroke:#e6edf3}
      .value{stroke:#0d1117}.hatch{stroke:#ff9a92}.m0,.d0{fill:#20262d}.d1{fill:#7a2f62}
      .f1{fill:#17345c}.f2{fill:#1f4d85}.f3{fill:#2a65ad}.f4{fill:#3474c4}.f5{fill:#4288dc}.f6{fill:#5b9dea}
      .b1{fill:#4d3010}.b2{fill:#704512}.b3{fill:#935a15}.b4{fill:#a8661a}.b5{fill:#bf7824}.b6{fill:#d68b32}
      }

      """
}

extension SVG {
  /// The path of each value, ascending, in cells half-way between the samples of a row and between the rows, in pixels.
  ///
  /// The lowest row is the first; neighbours that have the same value are a single rectangle.
  static func cells(
    _ values: [Int], x: [Double], y: [Double], in size: Size
  ) -> [(value: Int, data: String)] {
    func edges(_ places: [Double], from first: Double, to last: Double) -> [Double] {
      [first] + zip(places, places.dropFirst()).map { (10 * ($0 + $1) / 2).rounded() / 10 } + [last]
    }
    let (across, upward) = (edges(x, from: 0, to: size.width), edges(y, from: size.height, to: 0))
    var data: [Int: String] = [:]
    // The runs of equal values in a row, and the row in which each began.
    var open: [Range<Int>: (value: Int, row: Int)] = [:]
    for row in upward.indices {
      let found = row < y.count ? runs(values[(row * x.count)..<((row + 1) * x.count)]) : [:]
      let ended = open.filter { found[$0.key] != $0.value.value }
      for (run, begun) in ended.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
        let (left, right) = (across[run.lowerBound].px, across[run.upperBound].px)
        let (low, high) = (upward[begun.row].px, upward[row].px)
        data[begun.value, default: ""] += "M\(left) \(low)H\(right)V\(high)H\(left)Z"
        open[run] = nil
      }
      for (run, value) in found where open[run] == nil { open[run] = (value, row) }
    }
    return data.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func runs(_ values: ArraySlice<Int>) -> [Range<Int>: Int] {
    var runs: [Range<Int>: Int] = [:]
    var first = values.startIndex
    for index in values.indices where index == values.endIndex - 1 || values[index + 1] != values[index] {
      runs[(first - values.startIndex)..<(index + 1 - values.startIndex)] = values[index]
      first = index + 1
    }
    return runs
  }
}

extension SettlementMap {
  /// The pages moved at each sample; where the behavior was lost a number that no gesture moves.
  var areas: [Int] { outcomes.map { $0.isLost ? Self.lostArea : $0.pagesMoved } }
  static let lostArea = Int.max

  /// The pages moved by each region with room for a number, and its sample farthest from others.
  var regionLabels: [(value: Int, x: Double, y: Double)] {
    let columns = x.values.count
    let room = max(4, columns / 32)
    let values = areas
    let depths = depths(values)
    var labels: [(value: Int, x: Double, y: Double)] = []
    var isSeen = Array(repeating: false, count: values.count)
    for first in values.indices where !isSeen[first] {
      var best = first
      var open = [first]
      isSeen[first] = true
      while let index = open.popLast() {
        if depths[index] > depths[best] { best = index }
        let (column, row) = (index % columns, index / columns)
        let sides = [
          (column > 0, -1), (column < columns - 1, 1), (row > 0, -columns),
          (row < y.values.count - 1, columns),
        ]
        for (isThere, way) in sides where isThere {
          let next = index + way
          guard !isSeen[next], values[next] == values[first] else { continue }
          isSeen[next] = true
          open.append(next)
        }
      }
      guard depths[best] >= room, values[best] != Self.lostArea else { continue }
      labels.append((values[best], x.values[best % columns], y.values[best / columns]))
    }
    return labels
  }

  /// How many samples each one lies from another region or the edge.
  private func depths(_ values: [Int]) -> [Int] {
    let (columns, rows) = (x.values.count, y.values.count)
    var depths = Array(repeating: columns + rows, count: values.count)
    func settle(_ index: Int, _ sides: [Int]) {
      let (column, row) = (index % columns, index / columns)
      guard column > 0, column < columns - 1, row > 0, row < rows - 1 else {
        depths[index] = 1
        return
      }
      for side in sides {
        depths[index] = min(depths[index], values[side] == values[index] ? depths[side] + 1 : 1)
      }
    }
    for index in values.indices { settle(index, [index - 1, index - columns]) }
    for index in values.indices.reversed() { settle(index, [index + 1, index + columns]) }
    return depths
  }
}
