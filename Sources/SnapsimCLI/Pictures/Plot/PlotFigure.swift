import ScrollSimulation

/// What a plot shows, in points and seconds: curves or marks, the lines behind them, and the words beside them.
struct PlotFigure {
  /// A curve, or marks that are not joined.
  struct Series {
    let name: String

    /// What came of it, for the legend.
    let note: String

    /// Points in order of their first number.
    let points: [Point]
  }

  struct Point: Equatable {
    let x: Double
    let y: Double
  }

  /// A horizontal line.
  struct Rule: Equatable {
    enum Kind: Equatable {
      case end, page, item
    }

    let y: Double
    let kind: Kind

    /// What stands at its right.
    let label: String
  }

  let title: String
  let series: [Series]
  let isJoined: Bool
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  /// The lines behind the curves, the most important first.
  let rules: [Rule]

  /// Where gestures begin, as ticks on the axis; only where all series agree.
  let ticks: [Double]

  /// What was left out.
  let note: String?

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
  init(motion recording: Recording, sweeps: [Sweep], samples: Int) {
    let shown = recording.tracks.prefix(Self.seriesLimit)
    let end = recording.tracks.map(\.end).max() ?? 0
    let series = shown.map { track in
      let values = zip(sweeps, track.numbers).map { " \($0.option.name)=\($1.inSentence)" }
      return Series(
        name: track.spec + values.joined(), note: track.outcome,
        points: track.points(count: samples, until: end))
    }
    let ticks = shown.count == 1 ? shown[0].flights.map(\.liftOff).filter { $0 > 0 } : []
    self.init(
      title: "offset (pt) against time (s)", series: series, isJoined: true,
      layout: shown.first.map { ($0.layout, $0.grids) }, ticks: ticks.count > 40 ? [] : ticks,
      hidden: recording.tracks.count - shown.count, x: 0...(end > 0 ? end : 1))
  }

  /// Where it settles against a swept option; of several gestures, the last.
  ///
  /// - Parameters:
  ///   - recording: what happened, behavior after behavior for each number.
  ///   - sweep: the swept option.
  init(settled recording: Recording, against sweep: Sweep) {
    var specs: [String] = []
    var points: [[Point]] = []
    var count = 0
    let perNumber = recording.tracks.count / max(1, sweep.numbers.count)
    for (index, track) in recording.tracks.enumerated() {
      let place = index % max(1, perNumber)
      if place >= specs.count {
        specs.append(track.spec)
        points.append([])
      }
      points[place].append(Point(x: track.numbers[0], y: track.rest))
      count = max(count, place + 1)
    }
    let series = zip(specs, points).map { spec, points in
      Series(name: spec, note: "", points: points.sorted { $0.x < $1.x })
    }
    let numbers = recording.tracks.map { $0.numbers[0] }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let unit = sweep.option.value.rule?.unit ?? ""
    let layout = recording.tracks.first
    let isOneLayout = recording.tracks.allSatisfy { $0.layout == layout?.layout }
    self.init(
      title: "settled offset (pt) against \(sweep.option.name) (\(unit))",
      series: Array(series.prefix(Self.seriesLimit)), isJoined: false,
      layout: isOneLayout ? layout.map { ($0.layout, $0.grids) } : nil, ticks: [],
      hidden: series.count - Self.seriesLimit, x: low < high ? low...high : low - 1...low + 1)
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
    rules = layout.map { Self.rules($0.0, $0.1, low...high) } ?? []
  }

  private static func rules(
    _ layout: ScrollLayout, _ grids: Grids, _ range: ClosedRange<Double>
  ) -> [Rule] {
    var rules: [Rule] = []
    func add(_ stops: ScrollStops, _ kind: Rule.Kind, _ label: (Int) -> String) {
      let first = stops.firstIndex(atLeast: range.lowerBound)
      let last = stops.firstIndex(atLeast: range.upperBound.nextUp)
      guard last > first else { return }
      let step = Self.thinning(last - first, to: ruleLimit)
      for index in stride(from: (first + step - 1) / step * step, to: last, by: step) {
        let rule = Rule(y: stops[index], kind: kind, label: label(index))
        if !rules.contains(where: { abs($0.y - rule.y) < 1e-6 }) { rules.append(rule) }
      }
    }
    add(grids.pages, .page) { "page \($0)" }
    for end in Set([0, layout.reach]) where range.contains(end) {
      if !rules.contains(where: { abs($0.y - end) < 1e-6 }) {
        rules.append(Rule(y: end, kind: .end, label: "end"))
      }
    }
    if grids.items.count != grids.pages.count { add(grids.items, .item) { "item \($0)" } }
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

extension Track {
  /// What came of it, in words.
  var outcome: String {
    guard let last = flights.last?.settlement else { return "" }
    let fit =
      last.misalignment == 0 ? "aligned" : "misaligned by \(last.misalignment.inSentence)"
    return "rests at \(last.offset.inSentence) on page \(last.page), \(fit)"
  }

  /// Offsets by time, evenly spread, and both sides of every leap and turn.
  func points(count: Int, until end: Double) -> [PlotFigure.Point] {
    let step = end / Double(max(1, count))
    var points: [PlotFigure.Point] = [PlotFigure.Point(x: 0, y: start)]
    for flight in flights {
      points.append(PlotFigure.Point(x: flight.liftOff, y: flight.settlement.released))
      var times: [Double] = []
      if step > 0 {
        var time = (flight.liftOff / step).rounded(.up) * step
        while time < flight.end, times.count <= count {
          times.append(time - flight.liftOff)
          time += step
        }
      }
      if let turn = flight.trajectory.turn, turn < flight.length { times.append(turn) }
      for time in times.sorted() where time > 0 {
        points.append(
          PlotFigure.Point(x: flight.liftOff + time, y: flight.trajectory.position(at: time)))
      }
      points.append(
        PlotFigure.Point(x: flight.end, y: flight.trajectory.position(at: flight.length)))
    }
    if let last = points.last, last.x < end { points.append(PlotFigure.Point(x: end, y: last.y)) }
    return points
  }
}
