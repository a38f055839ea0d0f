import ScrollBehavior
import SeededNumbers
import Testing

/// A stop's rules told plainly, by looking at every stop in turn.
private struct LinearSearch {
  let stops: [Double]

  init(_ stops: ScrollStops) { self.stops = (0..<stops.count).map { stops[$0] } }

  func firstIndex(atLeast offset: Double) -> Int { stops.firstIndex { $0 >= offset } ?? stops.count }

  func nearest(to offset: Double) -> Int {
    let least = stops.map { abs($0 - offset) }.min() ?? 0
    return stops.firstIndex { abs($0 - offset) <= least + ScrollStops.coincidence } ?? 0
  }

  func next(after offset: Double) -> Int? { stops.firstIndex { $0 > offset + ScrollStops.coincidence } }

  func previous(before offset: Double) -> Int? {
    guard let last = stops.lastIndex(where: { $0 < offset - ScrollStops.coincidence }) else { return nil }
    return stops.firstIndex { $0 >= stops[last] - ScrollStops.coincidence }
  }
}

/// A layout drawn at random, its two forms side by side where all items are of one length.
private struct RandomLayout: CustomStringConvertible {
  let items: ItemFrames
  let listed: ItemFrames
  let container: Double
  let anchor: Double
  let stride: Int
  let description: String

  init(seed: Int, isWhole: Bool) {
    var random = SplitMix64(seed: UInt64(seed))
    func draw(_ range: ClosedRange<Double>) -> Double {
      let value = Double.random(in: range, using: &random)
      return isWhole ? value.rounded() : value
    }
    let count = Int.random(in: 1...24, using: &random)
    let least = draw(1...400)
    let isEqual = Bool.random(using: &random)
    let lengths = (0..<count).map { _ in isEqual ? least : least + draw(0...200) }
    let spacing = Bool.random(using: &random) ? draw(0...40) : -(least - 1) * draw(0...1)
    let leading = Bool.random(using: &random) ? 0 : draw(0...120)
    let trailing = Bool.random(using: &random) ? 0 : draw(0...120)
    // Some containers are longer than everything they hold.
    container = draw(1...900)
    anchor = [0, 0.5, 1, Double.random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0
    stride = Int.random(in: 1...4, using: &random)
    listed = ItemFrames(
      lengths: lengths, spacing: spacing, leadingPadding: leading, trailingPadding: trailing)
    let equal = ItemFrames(
      count: count, length: least, spacing: spacing, leadingPadding: leading, trailingPadding: trailing)
    items = isEqual ? equal : listed
    description =
      "\(lengths) spacing \(spacing) padding \(leading),\(trailing) container \(container) "
      + "anchor \(anchor) stride \(stride)"
  }

  var stops: ScrollStops { ScrollStops(of: items, anchor: anchor, container: container, stride: stride) }
}

/// Offsets worth asking about: on each stop, near it by less and by more than a coincidence, midway, and beyond the ends.
private func questions(_ stops: ScrollStops) -> [Double] {
  var offsets = [-1e9, -1, -1e-7, 0, stops.reach, stops.reach + 1e-7, stops.reach + 1, stops.reach + 1e9]
  for index in 0..<stops.count {
    let stop = stops[index]
    let middle = (stop + stops[min(index + 1, stops.count - 1)]) / 2
    for offset in [stop, middle] {
      offsets += [0, 2e-7, 1e-5, 0.3, 17].flatMap { [offset - $0, offset + $0] }
    }
  }
  return offsets
}

struct ScrollStopsTests {
  @Test("every search agrees with a linear one, over random layouts", arguments: 0..<400)
  func linearSearch(seed: Int) {
    let layout = RandomLayout(seed: seed, isWhole: seed.isMultiple(of: 2))
    compareWithLinearSearch(layout.stops, "\(layout)")
  }

  private func compareWithLinearSearch(_ stops: ScrollStops, _ what: String) {
    let linear = LinearSearch(stops)
    for offset in questions(stops) {
      #expect(stops.firstIndex(atLeast: offset) == linear.firstIndex(atLeast: offset), "\(offset) \(what)")
      #expect(stops.nearest(to: offset) == linear.nearest(to: offset), "\(offset) \(what)")
      let nearest = stops.nearestStop(to: offset)
      #expect(nearest.offset == stops[nearest.index], "\(offset) \(what)")
      #expect(stops.next(after: offset) == linear.next(after: offset), "\(offset) \(what)")
      #expect(stops.previous(before: offset) == linear.previous(before: offset), "\(offset) \(what)")
    }
  }

  @Test("offsets in any order are stops between both ends, each once", arguments: 0..<200)
  func offsets(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let reach = seed % 5 == 0 ? 0 : Double.random(in: 0...3000, using: &random)
    let given =
      (0..<seed % 9).map { _ in Double.random(in: -200...3200, using: &random) } + [.nan, .infinity]
    let stops = ScrollStops(at: given + given, container: 390, reach: reach)
    let expected = Set([0, reach] + given.filter { $0 > 0 && $0 < reach }).sorted()
    #expect(stops.count == expected.count)
    for (index, offset) in expected.enumerated() {
      #expect(abs(stops[index] - offset) < 1e-9)
      #expect(stops.nearest(to: offset) == index)
    }
  }

  @Test("stops ascend and lie within 0…reach, over random layouts", arguments: 0..<400)
  func order(seed: Int) {
    let layout = RandomLayout(seed: seed, isWhole: seed.isMultiple(of: 2))
    let stops = layout.stops
    let all = (0..<stops.count).map { stops[$0] }
    #expect(stops.count == (layout.items.count + layout.stride - 1) / layout.stride)
    #expect(stops.reach == max(0, layout.items.contentLength - layout.container))
    #expect(all.allSatisfy { (0...stops.reach).contains($0) }, "\(layout)")
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 }, "\(layout)")
  }

  @Test("a stop is where the anchors of item and container meet, clamped to the ends", arguments: 0..<200)
  func meaning(seed: Int) {
    let layout = RandomLayout(seed: seed, isWhole: false)
    let stops = layout.stops
    for index in 0..<stops.count {
      let item = index * layout.stride
      let onItem = layout.items.leadingEdge(of: item) + layout.anchor * layout.items.length(of: item)
      let offset = onItem - layout.anchor * layout.container
      #expect(abs(stops.unclamped(index) - offset) < 1e-9, "\(layout)")
      #expect(abs(stops[index] - min(max(offset, 0), stops.reach)) < 1e-9, "\(layout)")
    }
  }

  @Test("equal lengths give the same stops as the same lengths listed", arguments: 0..<200)
  func listedLengths(seed: Int) {
    // Whole numbers, so that neither form rounds.
    let layout = RandomLayout(seed: seed, isWhole: true)
    let equal = layout.stops
    let listed = ScrollStops(
      of: layout.listed, anchor: layout.anchor, container: layout.container, stride: layout.stride)
    #expect(equal.count == listed.count)
    #expect(abs(equal.reach - listed.reach) < 1e-9)
    for index in 0..<min(equal.count, listed.count) {
      #expect(abs(equal[index] - listed[index]) < 1e-9, "\(layout)")
    }
    for offset in stride(from: -10.0, through: equal.reach + 10, by: max(1, equal.reach / 50)) {
      #expect(equal.nearest(to: offset) == listed.nearest(to: offset), "\(offset) \(layout)")
    }
  }

  // By hand: 5 items of 100 with 10 between, padding 20 and 30, in a container of 300: content 590, reach 290;
  // leading edges 20, 130, 240, 350, 460.
  @Test(
    arguments: [
      (0, 1, [20, 130, 240, 290, 290]), (0.5, 1, [0, 30, 140, 250, 290]), (1, 1, [0, 0, 40, 150, 260]),
      (0, 2, [20, 240, 290]), (0, 3, [20, 290]), (0, 9, [20]), (1, 2, [0, 40, 260]),
    ] as [(Double, Int, [Double])])
  func `the stops of a small layout, by anchor and stride`(anchor: Double, stride: Int, expected: [Double]) {
    let items = ItemFrames(count: 5, length: 100, spacing: 10, leadingPadding: 20, trailingPadding: 30)
    let stops = ScrollStops(of: items, anchor: anchor, container: 300, stride: stride)
    #expect(stops.reach == 290)
    #expect((0..<stops.count).map { stops[$0] } == expected)
  }

  @Test(arguments: [
    (195.0, 0), (195.000_000_4, 0), (195.000_001, 1), (194.9, 0), (195.1, 1), (585, 1), (390, 1),
    // Far out of reach, the first stop at that end.
    (-1e300, 0), (-Double.infinity, 0), (1e16, 19), (1e20, 19), (1e300, 19), (Double.infinity, 19),
  ])
  func `nearest is the smaller index of ties within a millionth, at the ends too`(
    offset: Double, expected: Int
  ) {
    let items = ItemFrames(count: 20, length: 390)
    #expect(ScrollStops(of: items, anchor: 0, container: 390).nearest(to: offset) == expected)
  }

  @Test func `stops that coincide at an end count as one, the first`() {
    // By hand: leading edges 0, 100, … 900, reach 700: items 7, 8 and 9 all rest on 700.
    let items = ItemFrames(count: 10, length: 100)
    let leading = ScrollStops(of: items, anchor: 0, container: 300)
    #expect(leading.nearest(to: 700) == 7)
    #expect(leading.nearest(to: 1e6) == 7)
    #expect(leading.next(after: 600) == 7)
    #expect(leading.next(after: 700) == nil)
    #expect(leading.previous(before: 700) == 6)
    // Trailing edges: items 0, 1 and 2 all rest on 0.
    let trailing = ScrollStops(of: items, anchor: 1, container: 300)
    #expect(trailing.nearest(to: 0) == 0)
    #expect(trailing.next(after: 0) == 3)
    #expect(trailing.previous(before: 100) == 0)
    #expect(trailing.previous(before: 0) == nil)
  }

  @Test func `content shorter than its container has every stop at 0`() {
    let items = ItemFrames(count: 3, length: 50)
    for anchor in [0, 0.5, 1] {
      let stops = ScrollStops(of: items, anchor: anchor, container: 400)
      #expect(stops.reach == 0)
      #expect((0..<stops.count).map { stops[$0] } == [0, 0, 0])
      #expect(stops.nearest(to: 0) == 0)
      #expect(stops.nearest(to: 100) == 0)
      #expect(stops.next(after: 0) == nil)
      #expect(stops.previous(before: 0) == nil)
    }
  }

  @Test(
    "content without items stops at every multiple of the container, and at the end",
    arguments: [
      (300, 0, [0]), (300, 900, [0, 300, 600, 900]), (300, 1000, [0, 300, 600, 900, 1000]),
      (300, 10, [0, 10]), (300, 600.000_000_5, [0, 300, 600]), (300, 600.1, [0, 300, 600, 600.1]),
    ] as [(Double, Double, [Double])])
  func withoutItems(container: Double, reach: Double, expected: [Double]) {
    let stops = ScrollStops(everyContainer: container, reach: reach)
    #expect((0..<stops.count).map { stops[$0] } == expected)
    #expect(stops.reach == reach)
    compareWithLinearSearch(stops, "\(container) \(reach)")
  }

  @Test func `a billion items are searched as fast as ten, to the index`() {
    let items = ItemFrames(count: 1_000_000_000, length: 10, spacing: 0.5)
    let stops = ScrollStops(of: items, anchor: 0, container: 400)
    for index in [0, 1, 999, 123_456_789, 999_999_000] {
      #expect(stops.nearest(to: 10.5 * Double(index)) == index)
      #expect(stops.next(after: 10.5 * Double(index)) == index + 1)
      #expect(stops.firstIndex(atLeast: 10.5 * Double(index) + 1) == index + 1)
    }
  }
}
