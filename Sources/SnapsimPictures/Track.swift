import ScrollSimulation
import SnapsimRuns
import SnapsimText

struct Track {
  let named: NamedBehavior
  let numbers: [Double]
  let settling: Settling
  let start: Double
  let flights: [Flight]
  var spec: String { named.name }
  var layout: ScrollLayout { settling.layout }
  var grids: Grids { settling.grids }

  /// When all is over, in seconds on the clock.
  var end: Double { flights.last?.end ?? 0 }
  var rest: Double { flights.last?.settlement.offset ?? start }

  /// How far the edge that the behavior aligns lies from the leading edge of the bounds, in points.
  var edge: Double { layout.insets.leading + settling.anchor * layout.container }

  /// All runs of a command line, unless they have more gestures than a format can show.
  static func all(_ options: RunOptions, for format: OutputFormat) throws -> [Track] {
    let count = try options.gestureCount
    if let limit = format.gestureLimit, count > limit {
      throw UsageError(
        "--format \(format.rawValue) draws at most \(limit) gestures of all behaviors together, and these are "
          + "\(count); use fewer, or write rows with --format csv")
    }
    var tracks: [Track] = []
    try options.forEachRun { run throws in
      var flights: [Flight] = []
      try run.fly { flights.append($0) }
      tracks.append(
        Track(
          named: run.named, numbers: run.numbers, settling: run.settling, start: try run.start(),
          flights: flights))
    }
    return tracks
  }

  /// Faults of a rest besides a misalignment, in a few words each; none where the content is caught.
  func faults(of flight: Flight) -> [String] {
    guard !flight.isCaught else { return [] }
    let settlement = flight.settlement
    var faults: [String] = []
    let passed = abs(settlement.page - grids.pages.nearest(to: settlement.start))
    if let most = settling.mostPagesMeant, passed > most { faults.append("passes \(passed) pages") }
    let moved = settlement.offset - settlement.start
    // Less is no way.
    let least = Settlement.tolerance
    if settlement.velocity * moved < 0, abs(moved) > least, settlement.released == settlement.start {
      faults.append("goes the wrong way")
    }
    if settlement.target < -least || settlement.target > layout.reach + least {
      faults.append("aims beyond the \(settlement.target < 0 ? "beginning" : "end")")
    }
    return faults
  }

  var outcome: String {
    guard let last = flights.last?.settlement else { return "" }
    return
      (["rests at \(last.offset.inSentence) on page \(last.page), \(grids.fit(of: last))"] + [self].faults)
      .joined(separator: "; ")
  }

  /// Offsets by time, evenly spread, and both sides of every leap and turn.
  func points(count: Int, until end: Double) -> [(x: Double, y: Double)] {
    let step = end / Double(max(1, count))
    var points = [(x: 0.0, y: start)]
    for flight in flights {
      points.append((flight.liftOff, flight.settlement.released))
      let first = step > 0 ? (flight.liftOff / step).rounded(.up) * step : flight.end
      var times = sequence(first: first) { $0 + step }.prefix(count + 1).prefix { $0 < flight.end }
        .map { $0 - flight.liftOff }
      if let turn = flight.trajectory.turn, turn < flight.length { times.append(turn) }
      points += times.sorted().filter { $0 > 0 }
        .map { (flight.liftOff + $0, flight.trajectory.position(at: $0)) }
      points.append((flight.end, flight.trajectory.position(at: flight.length)))
    }
    if let last = points.last, last.x < end { points.append((end, last.y)) }
    return points
  }
}

extension [Track] {
  private var rests: [Flight] { flatMap { $0.flights.filter { !$0.isCaught } } }

  /// The faults of all rests besides misalignments, each with how often it is found.
  var faults: [String] {
    let found = flatMap { track in track.flights.flatMap(track.faults(of:)) }
    let all = rests.count
    return found.distinct.map { kind in all == 1 ? kind : "\(kind) in \(found.count { $0 == kind }) of \(all)"
    }
  }

  /// All faults of all rests, in words; a misalignment within the tolerance, in points, is none.
  func verdict(tolerance: Double) -> String {
    let rests = rests
    let misaligned = rests.map { abs($0.settlement.misalignment) }.filter { $0 > tolerance }
    let worst = misaligned.max().map {
      "misaligned in \(misaligned.count) of \(rests.count) (up to \($0.inSentence))"
    }
    let all = (worst.map { [$0] } ?? []) + faults
    return all.isEmpty ? rests.isEmpty ? "" : "aligned everywhere" : all.joined(separator: ", ")
  }
}

extension [String] {
  /// A few names side by side, and how many there are more, with the scroll view that they are tried on.
  func heading(on view: String?) -> String {
    prefix(3).joined(separator: " beside ") + (count > 3 ? " and \(count - 3) more" : "")
      + (view.map { " on " + $0 } ?? "")
  }
}

extension OutputFormat {
  /// The most gestures that a picture shows, of all behaviors together; `nil` for what is no picture.
  var gestureLimit: Int? {
    switch self {
    case .plot: 100_000
    case .svg, .html: 2000
    default: nil
    }
  }
}
