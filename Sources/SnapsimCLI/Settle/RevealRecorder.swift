import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Follows what lies within the bounds, under the safe area too, and tells of each item, in order, once nothing can change it.
struct RevealRecorder {
  /// How many items may be in view at once: each is remembered while it is.
  static let limit = 100_000

  /// How many items may wait for their row at once, since they may come back: some hundred megabytes of them.
  static let mostWaiting = 1_000_000
  private let mostWaiting: Int
  private let items: ItemFrames
  private let before: Double
  private let after: Double

  /// The items in view by now, and all that were so far; each are neighbours, since content only slides.
  private var inView: Range<Int>
  private var seen: Range<Int>
  private var waiting: [Int]
  private var reveals: [Int: Reveal] = [:]

  init(_ layout: ScrollLayout, from offset: Double, mostWaiting: Int = Self.mostWaiting) throws {
    self.mostWaiting = mostWaiting
    items = try Self.check(layout, from: offset)
    before = layout.insets.leading
    after = layout.bounds - layout.insets.leading
    inView = items.indexes(from: offset - before, to: offset + after)
    seen = inView
    waiting = Array(seen)
    for item in seen { reveals[item] = Reveal(gesture: 0, item: item, shown: 0, known: nil, rests: true) }
  }

  /// The items of a layout, if what is in view at an offset, in points, can be followed.
  @discardableResult static func check(_ layout: ScrollLayout, from offset: Double) throws -> ItemFrames {
    guard let items = layout.items else {
      throw UsageError(
        "snapsim reveal is about items, and --content-length has none; leave --content-length out")
    }
    let start = offset - layout.insets.leading
    let count = items.indexes(from: start, to: start + layout.bounds).count
    guard count <= limit else {
      throw UsageError(
        "\(count) items are in view at once, and reveal follows \(limit) at most; make --item-length longer")
    }
    return items
  }

  mutating func follow(_ flight: Flight, _ tell: (Reveal) throws -> Void) throws {
    let legs = Self.legs(of: flight)
    if flight.isLast {
      // Closes what is out of view and cannot come back.
      let reachable = reachable(legs.map(\.end), from: flight.settlement.start)
      for item in waiting where !reachable.contains(item) { reveals[item]?.isOpen = false }
    }
    for (index, leg) in legs.enumerated() where leg.start != leg.end {
      let mayReturn = flight.isLast ? reachable(legs[(index + 1)...].map(\.end), from: leg.end) : nil
      try slide(leg, of: flight, mayReturn: mayReturn, tell)
    }
    guard !flight.isCaught else { return }
    for item in inView { reveals[item]?.rests = true }
  }

  mutating func finish(_ tell: (Reveal) throws -> Void) throws {
    for item in waiting { reveals[item]?.isOpen = false }
    try tellOfClosed(tell)
  }

  /// The parts of a gesture in which content slides one way, and their times in seconds; `nil` for the drag, which takes none.
  private static func legs(of flight: Flight) -> [(start: Double, end: Double, times: ClosedRange<Double>?)] {
    let path = flight.trajectory
    var legs = [(start: flight.settlement.start, end: path.start, times: ClosedRange<Double>?.none)]
    var time = 0.0
    for end in [path.turn ?? 0, flight.length] where end > time {
      let end = min(end, flight.length)
      legs.append((path.position(at: time), path.position(at: end), time...end))
      time = end
    }
    return legs
  }

  /// The items of which some part may be in view from an offset on, in points, and up to others that are to come.
  private func reachable(_ ends: [Double], from offset: Double) -> Range<Int> {
    let (least, most) = (min(offset, ends.min() ?? offset), max(offset, ends.max() ?? offset))
    return items.indexes(from: least - before, to: most + after)
  }

  /// Slides the content one way, and notes what comes and goes; only what may return waits, all where more gestures follow.
  private mutating func slide(
    _ leg: (start: Double, end: Double, times: ClosedRange<Double>?), of flight: Flight,
    mayReturn: Range<Int>?, _ tell: (Reveal) throws -> Void
  ) throws {
    let forward = leg.end > leg.start
    let beginning = inView
    inView = items.indexes(from: leg.end - before, to: leg.end + after)
    let swept = items.indexes(from: min(leg.start, leg.end) - before, to: max(leg.start, leg.end) + after)
    func time(_ offset: Double) -> Double {
      flight.liftOff + (leg.times.map { flight.trajectory.time(at: offset, in: $0) } ?? 0)
    }
    for step in 0..<swept.count {
      let item = forward ? swept.lowerBound + step : swept.upperBound - 1 - step
      if !beginning.contains(item) { try show(item, at: time(entering(item, forward)), flight) }
      if !inView.contains(item) {
        // It leaves where it would enter the other way.
        let hidden = time(entering(item, !forward))
        reveals[item]?.hidden = hidden
        if let mayReturn, !mayReturn.contains(item) { reveals[item]?.isOpen = false }
      }
      if waiting.count > 1024 { try tellOfClosed(tell) }
    }
    try tellOfClosed(tell)
  }

  private mutating func show(_ item: Int, at time: Double, _ flight: Flight) throws {
    guard !seen.contains(item) else {
      reveals[item]?.returned = time
      reveals[item]?.hidden = nil
      return
    }
    guard waiting.count < mostWaiting else {
      throw UsageError(
        "more than \(mostWaiting) items come into view that may come back, and reveal follows no more; make "
          + "--item-length longer, or use fewer gestures")
    }
    seen = seen.isEmpty ? item..<item + 1 : min(seen.lowerBound, item)..<max(seen.upperBound, item + 1)
    waiting.append(item)
    reveals[item] = Reveal(
      gesture: flight.index, item: item, shown: time, known: flight.liftOff, rests: false)
  }

  private func entering(_ item: Int, _ forward: Bool) -> Double {
    forward ? items.leadingEdge(of: item) - after : items.trailingEdge(of: item) + before
  }

  private mutating func tellOfClosed(_ tell: (Reveal) throws -> Void) throws {
    var count = 0
    for item in waiting {
      guard let reveal = reveals[item], !reveal.isOpen else { break }
      try tell(reveal)
      reveals[item] = nil
      count += 1
    }
    waiting.removeFirst(count)
  }
}

/// The times of an item that came into view, in seconds on the run's clock.
struct Reveal: Sendable {
  var behavior = ""
  var numbers: [Double] = []

  /// The index of the gesture that showed it, from 0.
  let gesture: Int
  let item: Int
  let shown: Double

  /// The time at which the target of the gesture that showed it was known; `nil` for items shown before any gesture.
  let known: Double?

  /// The time at which it is out of sight for good; `nil` if it is in sight at the end.
  var hidden: Double?
  var rests: Bool

  /// The time of its last return into sight; `nil` if it never returned.
  var returned: Double?

  /// Whether what is to come may change it.
  fileprivate(set) var isOpen = true
  var headStart: Double? { known.map { shown - $0 } }
}
