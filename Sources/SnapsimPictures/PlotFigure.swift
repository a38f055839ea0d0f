import ScrollSimulation
import SnapsimRuns

/// A plot in points and seconds: curves or marks, the lines behind them, and the words beside them.
struct PlotFigure {
  /// A curve, or marks that are not joined.
  struct Series {
    var name: String

    /// The outcome, for the legend.
    let note: String
    let points: [(x: Double, y: Double)]

    var words: String { name + (note.isEmpty ? "" : ": " + note) }

    /// Whether it is drawn as another one is: no dot of a terminal tells them apart.
    func coincides(with other: Series) -> Bool {
      note == other.note && points.count == other.points.count
        && zip(points, other.points).allSatisfy { $0.x == $1.x && abs($0.y - $1.y) < 1e-6 }
    }
  }

  struct Rule {
    enum Kind {
      case end, page, item
    }

    let y: Double
    let kind: Kind

    /// The words at its right.
    let label: String
  }

  let title: String
  private(set) var series: [Series] = []
  let isJoined: Bool
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  /// The lines behind the curves, the most important first.
  private(set) var rules: [Rule] = []

  /// The beginnings of gestures, as ticks on the axis; only where all series agree.
  private(set) var ticks: [Double] = []

  /// The note on data that was left out.
  let note: String?
  private static let seriesLimit = 26

  /// The most lines of a kind; where there would be more, every second, fifth, tenth … is drawn.
  static let ruleLimit = 8

  /// Offset against time, in so many points; the numbers of sweeps tell the runs apart.
  init(motion tracks: [Track], sweeps: [Sweep], samples: Int) {
    let end = tracks.map(\.end).max() ?? 0
    let all = tracks.lazy.map { track in
      let values = zip(sweeps, track.numbers).map { " \($0.option.name)=\($1.inSentence)" }
      return Series(
        name: track.spec + values.joined(), note: track.outcome,
        points: track.points(count: samples, until: end))
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
    let all = (0..<min(behaviors, tracks.count)).map { place in
      let own = stride(from: place, to: tracks.count, by: behaviors).map { tracks[$0] }
      let points = own.map { (x: $0.numbers[0], y: $0.rest) }
      return Series(
        name: own[0].spec, note: own.verdict(tolerance: tolerance), points: points.sorted { $0.x < $1.x })
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
    // Those that coincide are drawn once, under all their names.
    for one in all {
      if let index = series.firstIndex(where: { $0.coincides(with: one) }) {
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
    func add(_ y: Double, _ kind: Rule.Kind, named label: String) {
      if !rules.contains(where: { abs($0.y - y) < 1e-6 }) {
        rules.append(Rule(y: y, kind: kind, label: label))
      }
    }
    func add(_ stops: ScrollStops, _ kind: Rule.Kind, named name: String) {
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
}
