import ScrollSimulation
import SnapsimRuns

/// A plot in points and seconds: curves or marks, the lines behind them, and the words beside them.
package struct PlotFigure {
  /// A curve, or marks that are not joined.
  struct Series {
    package var name: String

    /// The outcome, for the legend.
    package let note: String

    /// Points in order of their first number.
    package let points: [Point]

    /// Whether it is drawn as another one is: no dot of a terminal tells them apart.
    func coincides(with other: Series) -> Bool {
      note == other.note && points.count == other.points.count
        && zip(points, other.points).allSatisfy { $0.x == $1.x && abs($0.y - $1.y) < 1e-6 }
    }
  }

  package struct Point: Equatable {
    package let x: Double
    package let y: Double
  }

  /// A horizontal line.
  package struct Rule: Equatable {
    package enum Kind: Equatable {
      case end, page, item
    }

    package let y: Double
    package let kind: Kind

    /// The words at its right.
    package let label: String
  }

  let title: String
  let series: [Series]
  let isJoined: Bool
  package let x: ClosedRange<Double>
  package let y: ClosedRange<Double>

  /// The lines behind the curves, the most important first.
  package let rules: [Rule]

  /// The beginnings of gestures, as ticks on the axis; only where all series agree.
  let ticks: [Double]

  /// The note on data that was left out.
  package let note: String?

  /// As many series as there are letters.
  static let seriesLimit = 26

  /// The most lines of a kind; where there would be more, every second, fifth, tenth … is drawn.
  static let ruleLimit = 8

  /// Offset against time.
  ///
  /// - Parameters:
  ///   - recording: what happened.
  ///   - sweeps: the swept options, whose numbers tell the series apart.
  ///   - samples: how many points a curve has.
  package init(motion recording: Recording, sweeps: [Sweep], samples: Int) {
    let tracks = recording.tracks
    let end = tracks.map(\.end).max() ?? 0
    let series = tracks.lazy.map { track in
      let values = zip(sweeps, track.numbers).map { " \($0.option.name)=\($1.inSentence)" }
      return Series(
        name: track.spec + values.joined(), note: track.outcome,
        points: track.points(count: samples, until: end))
    }
    let shown = Self.together(series)
    let ticks = tracks.count == 1 ? tracks[0].flights.map(\.liftOff).filter { $0 > 0 } : []
    self.init(
      title: "offset (pt) against time (s)", series: shown.series, isJoined: true,
      layout: tracks.first.map { ($0.layout, $0.grids) }, ticks: ticks.count > 40 ? [] : ticks,
      hidden: shown.hidden, x: 0...(end > 0 ? end : 1))
  }

  /// The rests against a swept option; of several gestures, the last.
  ///
  /// - Parameters:
  /// - recording: the runs, behavior after behavior for each number.
  /// - sweep: the swept option.
  package init(settled recording: Recording, against sweep: Sweep) {
    var specs: [String] = []
    var points: [[Point]] = []
    var tallies: [FaultTally] = []
    let perNumber = recording.tracks.count / max(1, sweep.numbers.count)
    for (index, track) in recording.tracks.enumerated() {
      let place = index % max(1, perNumber)
      if place >= specs.count {
        specs.append(track.spec)
        points.append([])
        tallies.append(FaultTally())
      }
      points[place].append(Point(x: track.numbers[0], y: track.rest))
      tallies[place].count(track)
    }
    let series = specs.indices.map { index in
      Series(
        name: specs[index], note: tallies[index].words, points: points[index].sorted { $0.x < $1.x })
    }
    let shown = Self.together(series)
    let numbers = recording.tracks.map { $0.numbers[0] }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let unit = sweep.option.value.rule?.unit ?? ""
    let layout = recording.tracks.first
    let isOneLayout = recording.tracks.allSatisfy { $0.layout == layout?.layout }
    self.init(
      title: "settled offset (pt) against \(sweep.option.name) (\(unit))",
      series: shown.series, isJoined: false,
      layout: isOneLayout ? layout.map { ($0.layout, $0.grids) } : nil, ticks: [],
      hidden: shown.hidden, x: low < high ? low...high : low - 1...low + 1)
  }

  /// The series that are drawn: those that coincide once, under all their names.
  private static func together(_ all: some Sequence<Series>) -> (series: [Series], hidden: Int) {
    var series: [Series] = []
    var hidden = 0
    for one in all {
      if let index = series.firstIndex(where: { $0.coincides(with: one) }) {
        series[index].name += " and " + one.name
      } else if series.count < seriesLimit {
        series.append(one)
      } else {
        hidden += 1
      }
    }
    return (series, hidden)
  }

  private init(
    title: String, series: [Series], isJoined: Bool, layout: (ScrollLayout, Grids)?, ticks: [Double],
    hidden: Int, x: ClosedRange<Double>
  ) {
    self.title = title
    self.series = series
    self.isJoined = isJoined
    self.ticks = ticks
    self.x = x
    note = hidden > 0 ? "\(hidden) more are not drawn; each row has them with --format csv" : nil
    var low = Double.infinity
    var high = -Double.infinity
    for point in series.lazy.flatMap(\.points) {
      low = min(low, point.y)
      high = max(high, point.y)
    }
    if low > high { (low, high) = (0, 0) }
    // Where nothing moves there is still a line to be seen.
    if high - low < 1e-6 * max(1, abs(high)) {
      let margin = layout.map { $0.0.container / 4 } ?? max(1, abs(high) / 4)
      (low, high) = (low - margin, high + margin)
    }
    y = low...high
    rules = layout.map { Self.rules($0.0, $0.1, in: low...high) } ?? []
  }

  private static func rules(
    _ layout: ScrollLayout, _ grids: Grids, in range: ClosedRange<Double>
  ) -> [Rule] {
    var rules: [Rule] = []
    func add(_ stops: ScrollStops, as kind: Rule.Kind, label: (Int) -> String) {
      let first = stops.firstIndex(atLeast: range.lowerBound)
      let last = stops.firstIndex(atLeast: range.upperBound.nextUp)
      guard last > first else { return }
      let step = Self.thinning(last - first, to: ruleLimit)
      for index in stride(from: (first + step - 1) / step * step, to: last, by: step) {
        let rule = Rule(y: stops[index], kind: kind, label: label(index))
        if !rules.contains(where: { abs($0.y - rule.y) < 1e-6 }) { rules.append(rule) }
      }
    }
    add(grids.pages, as: .page) { "page \($0)" }
    for end in Set([0, layout.reach]) where range.contains(end) {
      if !rules.contains(where: { abs($0.y - end) < 1e-6 }) {
        rules.append(Rule(y: end, kind: .end, label: "end"))
      }
    }
    if grids.items.count != grids.pages.count { add(grids.items, as: .item) { "item \($0)" } }
    return rules
  }
}

extension PlotFigure {
  /// The first of 1, 2, 5, 10, 20 … of which every so many-th leaves at most a limit.
  static func thinning(_ count: Int, to limit: Int) -> Int {
    var power = 1
    while true {
      for factor in [1, 2, 5] where (count - 1) / (factor * power) < limit { return factor * power }
      power *= 10
    }
  }
}
