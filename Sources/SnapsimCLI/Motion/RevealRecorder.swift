import ScrollSimulation

/// Follows what is in view, and tells of each item when it first was.
///
/// In view is what lies within the scroll view's bounds: content is drawn under the safe area too. Rows come in the order
/// in which the items show, each once it is known whether the content rests while the item is in view.
struct RevealRecorder {
  /// How many items may be in view at once: each is remembered while it is.
  static let limit = 100_000

  /// A reveal, and the gesture that it belongs to.
  struct Entry {
    let gesture: Int
    var reveal: Reveal
    var isOpen = true
  }

  private let items: ItemFrames
  private let before: Double
  private let after: Double

  /// The items that were in view so far; they are neighbours, since content only slides.
  private var seen: Range<Int>

  /// What has come into view and is not told yet, in order, and how many were told.
  private var entries: [Entry]
  private var told = 0

  /// The entries of what is in view for the first time, by item.
  private var open: [Int: Int] = [:]

  /// Begins at rest on an offset, in points.
  init(_ layout: ScrollLayout, from offset: Double) throws(SnapsimError) {
    guard let items = layout.items else { throw .nothingToReveal }
    self.items = items
    before = layout.insets.leading
    after = layout.bounds - layout.insets.leading
    seen = items.indexes(from: offset - before, to: offset + after)
    guard seen.count <= Self.limit else { throw .tooManyInView(seen.count, limit: Self.limit) }
    entries = seen.map {
      Entry(gesture: 0, reveal: Reveal(item: $0, shown: 0, known: nil, hidden: nil, rests: true))
    }
    for (index, item) in seen.enumerated() { open[item] = index }
  }

  /// Follows one gesture, its drag first.
  mutating func follow(_ flight: Flight, _ tell: (Entry) throws(SnapsimError) -> Void) throws(SnapsimError) {
    let path = flight.trajectory
    try slide(flight, to: path.start, from: flight.settlement.start, { _ in 0 }, tell)
    var time = 0.0
    for end in [path.turn ?? 0, flight.length] where end > time {
      let end = min(end, flight.length)
      let times = time...end
      try slide(
        flight, to: path.position(at: end), from: path.position(at: time),
        { path.time(at: $0, in: times) }, tell)
      time = end
    }
    if !flight.isCaught {
      for index in open.values { entries[index - told].reveal.rests = true }
    }
  }

  /// Tells of all that is still in view.
  mutating func finish(_ tell: (Entry) throws(SnapsimError) -> Void) throws(SnapsimError) {
    for index in open.values { entries[index - told].isOpen = false }
    open.removeAll()
    try tellOfClosed(tell)
  }

  /// Slides the content one way, and notes what comes and goes.
  private mutating func slide(
    _ flight: Flight, to end: Double, from start: Double, _ time: (Double) -> Double,
    _ tell: (Entry) throws(SnapsimError) -> Void
  ) throws(SnapsimError) {
    guard start != end else { return }
    let forward = end > start
    let inView = items.indexes(from: end - before, to: end + after)
    // Where nothing is in view, all before the gap counts as past it.
    for (item, index) in open where !inView.contains(item) {
      entries[index - told].reveal.hidden = flight.liftOff + time(leaving(item, forward))
      entries[index - told].isOpen = false
      open[item] = nil
    }
    while forward ? seen.upperBound < inView.upperBound : seen.lowerBound > inView.lowerBound {
      let item = forward ? seen.upperBound : seen.lowerBound - 1
      seen = forward ? seen.lowerBound..<item + 1 : item..<seen.upperBound
      var reveal = Reveal(
        item: item, shown: flight.liftOff + time(entering(item, forward)), known: flight.liftOff,
        hidden: nil, rests: false)
      let stays = inView.contains(item)
      if stays {
        open[item] = told + entries.count
      } else {
        reveal.hidden = flight.liftOff + time(leaving(item, forward))
      }
      entries.append(Entry(gesture: flight.index, reveal: reveal, isOpen: stays))
      if entries.count > 1024 { try tellOfClosed(tell) }
    }
    try tellOfClosed(tell)
  }

  /// The offset from which an item is in view, in points.
  private func entering(_ item: Int, _ forward: Bool) -> Double {
    forward ? items.leadingEdge(of: item) - after : items.trailingEdge(of: item) + before
  }

  /// The offset from which an item is out of view, in points.
  private func leaving(_ item: Int, _ forward: Bool) -> Double {
    forward ? items.trailingEdge(of: item) + before : items.leadingEdge(of: item) - after
  }

  /// Tells of what can be told without changing the order.
  private mutating func tellOfClosed(_ tell: (Entry) throws(SnapsimError) -> Void) throws(SnapsimError) {
    let closed = entries.prefix { !$0.isOpen }
    for entry in closed { try tell(entry) }
    told += closed.count
    entries.removeFirst(closed.count)
  }
}
