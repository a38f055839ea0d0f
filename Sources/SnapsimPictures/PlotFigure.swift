import ScrollSimulation
import SnapsimRuns
import SnapsimText

struct PlotFigure {
  typealias Series = (name: String, note: String, points: [(x: Double, y: Double)])

  enum RuleKind { case end, page, item }
  typealias Rule = (y: Double, kind: RuleKind, label: String)

  let title: String
  private(set) var series: [Series] = []
  let isJoined: Bool
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  /// The lines behind the curves, the most important first.
  private(set) var rules: [Rule] = []

  /// The beginnings of gestures, as ticks on the axis; only where all series agree.
  private(set) var ticks: [Double] = []
  let note: String?
  private static let seriesLimit = 26

  /// The most lines of a kind; where there would be more, every second, fifth, tenth … is drawn.
  static let ruleLimit = 8

  /// Offset against time, in so many points; the numbers of sweeps tell the runs apart.
  init(motion tracks: [Track], sweeps: [Sweep], samples: Int) {
    let end = tracks.map(\.end).max() ?? 0
    let all = tracks.lazy.map { track -> Series in
      let values = zip(sweeps, track.numbers).map { " \($0.option.name)=\($1.inSentence)" }
      return (track.spec + values.joined(), track.outcome, track.points(count: samples, until: end))
    }
    self.init(
      title: "offset (pt) against time (s)", all, isJoined: true, on: tracks.first, x: 0...(end > 0 ? end : 1)
    )
    let ticks = tracks.count == 1 ? tracks[0].flights.map(\.liftOff).filter { $0 > 0 } : []
    self.ticks = ticks.count > 40 ? [] : ticks
  }

  /// The rests of runs, behavior after behavior for each number of a sweep; of several gestures, the last.
  init(settled tracks: [Track], against sweep: Sweep, tolerance: Double = Settlement.tolerance) {
    let behaviors = max(1, tracks.count / max(1, sweep.numbers.count))
    let all = (0..<min(behaviors, tracks.count)).map { place -> Series in
      let own = stride(from: place, to: tracks.count, by: behaviors).map { tracks[$0] }
      let points = own.map { (x: $0.numbers[0], y: $0.rest) }
      return (own[0].spec, own.verdict(tolerance: tolerance), points.sorted { $0.x < $1.x })
    }
    let numbers = tracks.map { $0.numbers[0] }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let isOneLayout = tracks.allSatisfy { $0.layout == tracks[0].layout }
    self.init(
      title: "settled offset (pt) against \(sweep.option.name) (\(sweep.option.value.rule?.unit ?? ""))", all,
      isJoined: false, on: isOneLayout ? tracks.first : nil, x: low < high ? low...high : low - 1...low + 1)
  }

  private init(
    title: String, _ all: some Sequence<Series>, isJoined: Bool, on track: Track?, x: ClosedRange<Double>
  ) {
    (self.title, self.isJoined, self.x) = (title, isJoined, x)
    var hidden = 0
    // Those that no dot of a terminal tells apart are drawn once, under all their names.
    func coincide(_ one: Series, _ other: Series) -> Bool {
      one.note == other.note && one.points.count == other.points.count
        && zip(one.points, other.points).allSatisfy { $0.x == $1.x && abs($0.y - $1.y) < 1e-6 }
    }
    for one in all {
      if let index = series.firstIndex(where: { coincide($0, one) }) {
        series[index].name += " and " + one.name
      } else if series.count < Self.seriesLimit {
        series.append(one)
      } else {
        hidden += 1
      }
    }
    note = hidden > 0 ? "\(hidden) more are not drawn; each row has them with --format csv" : nil
    let offsets = series.flatMap { $0.points.map(\.y) }
    var (low, high) = (offsets.min() ?? 0, offsets.max() ?? 0)
    // Where nothing moves there is still a line to be seen.
    if high - low < 1e-6 * max(1, abs(high)) {
      let margin = track.map { $0.layout.container / 4 } ?? max(1, abs(high) / 4)
      (low, high) = (low - margin, high + margin)
    }
    y = low...high
    if let track { drawRules(track.layout, track.grids) }
  }

  private mutating func drawRules(_ layout: ScrollLayout, _ grids: Grids) {
    func add(_ y: Double, _ kind: RuleKind, named label: String) {
      if !rules.contains(where: { abs($0.y - y) < 1e-6 }) { rules.append((y, kind, label)) }
    }
    func add(_ stops: ScrollStops, _ kind: RuleKind, named name: String) {
      let first = stops.firstIndex(atLeast: y.lowerBound)
      let last = stops.firstIndex(atLeast: y.upperBound.nextUp)
      guard last > first else { return }
      let step = Self.thinning(last - first, to: Self.ruleLimit)
      for index in stride(from: (first + step - 1) / step * step, to: last, by: step) {
        add(stops[index], kind, named: "\(name) \(index)")
      }
    }
    add(grids.pages, .page, named: "page")
    for end in [0, layout.reach] where y.contains(end) { add(end, .end, named: "end") }
    if grids.items.count != grids.pages.count { add(grids.items, .item, named: "item") }
  }

  /// The first of 1, 2, 5, 10, 20 … of which every so many-th leaves at most a limit.
  static func thinning(_ count: Int, to limit: Int) -> Int {
    var power = 1
    while true {
      for factor in [1, 2, 5] where (count - 1) / (factor * power) < limit { return factor * power }
      power *= 10
    }
  }

  // Lengths on the page, in pixels.
  private static let plot = (width: 330.0, height: 240.0)
  private static let margin = (left: 50.0, top: 8.0, right: 48.0, bottom: 50.0)

  func svg(title: String) -> String {
    let margin = Self.margin
    return SVG.text(
      title: title, subtitle: self.title,
      description: series.map { Self.words($0) + "." }.joined(separator: " "), style: Self.style,
      panels: [gridLines + axis + series.enumerated().map(drawing)],
      size: (
        margin.left + Self.plot.width + margin.right, margin.top + Self.plot.height + margin.bottom, gap: 0
      ),
      origin: (margin.left, margin.top), footer: legend)
  }

  private static func words(_ series: Series) -> String {
    series.name + (series.note.isEmpty ? "" : ": " + series.note)
  }

  private func across(_ number: Double) -> Double {
    Self.plot.width * (number - x.lowerBound) / (x.upperBound - x.lowerBound)
  }

  private func upward(_ number: Double) -> Double { Self.plot.height * (1 - y.part(before: number)) }

  /// The lines behind the curves, with the offsets of those that have room for them.
  private var gridLines: [String] {
    var taken: [Double] = []
    return rules.flatMap { rule in
      let place = upward(rule.y)
      let line = #"<path class="\#(rule.kind)" d="M0 \#(place.px)H\#(Self.plot.width.px)"/>"#
      guard !taken.contains(where: { abs($0 - place) < SVG.letters.lineHeight }) else { return [line] }
      taken.append(place)
      return [
        line, SVG.words(rule.y.onAxis, at: (-7, place + 4), "faint last"),
        SVG.words(rule.label, at: (Self.plot.width + 7, place + 4), "faint"),
      ]
    }
  }

  private var axis: [String] {
    let below = x.roundNumbers(most: 7).map { (across($0), $0.onAxis) }
    return SVG.frame(Self.plot, ticks: below, baseline: 17)
      + ticks.map { #"<path class="page" d="M\#(across($0).px) 0V\#(Self.plot.height.px)"/>"# }
  }

  private func drawing(_ index: Int, _ series: Series) -> String {
    let points = series.points.map { "\(across($0.x).px) \(upward($0.y).px)" }
    let data = isJoined ? "M" + points.joined(separator: "L") : points.map { "M\($0)h0" }.joined()
    return #"<path class="\#(isJoined ? "curve" : "dots") c\#(index % 6)" d="\#(data)"/>"#
  }

  private func legend(below top: Double, _ left: Double, _ width: Double) -> SVG.Drawn {
    var y = top
    var elements: [String] = []
    for (index, series) in series.enumerated() {
      let words = SVG.lines(Self.words(series), in: width - 16)
      elements.append(#"<path class="curve c\#(index % 6)" d="M\#(left.px) \#((y - 4).px)h16"/>"#)
      elements += SVG.words(words, at: (left + 24, y), "")
      y += Double(words.count) * SVG.letters.lineHeight + 3
    }
    let note = note.map { SVG.lines($0, in: width) } ?? []
    elements += SVG.words(note, at: (left, y), "faint")
    return (elements, y + Double(note.count) * SVG.letters.lineHeight)
  }

  /// Colors for light and for dark, of which each is at least 3 to 1 against its background.
  private static let style =
    SVG.textStyle + """
      .frame{fill:none;stroke:#59636e}.tick,.end{stroke:#59636e}.page{stroke:#59636e;stroke-dasharray:4 3}
      .item{stroke:#59636e;stroke-dasharray:1 4}.curve{fill:none;stroke-width:2}.dots{fill:none;stroke-width:5;stroke-linecap:round}
      .c0{stroke:#0969da}.c1{stroke:#bc4c00}.c2{stroke:#1a7f37}.c3{stroke:#8250df}.c4{stroke:#bf3989}.c5{stroke:#57606a}
      @media (prefers-color-scheme:dark){
      .frame,.tick,.end,.page,.item{stroke:#9198a1}
      .c0{stroke:#58a6ff}.c1{stroke:#f0883e}.c2{stroke:#3fb950}.c3{stroke:#bc8cff}.c4{stroke:#f778ba}.c5{stroke:#b1bac4}
      }

      """
}
