import ScrollSimulation
import SeededNumbers
import Testing

struct ScrollLayoutTests {
  @Test("the usual layout is a phone with twenty pages")
  func defaults() throws {
    let layout = try ScrollLayout()
    #expect(layout.bounds == 390 && layout.crossBounds == 844)
    #expect(layout.container == 390)
    #expect(layout.contentLength == 7800)
    #expect(layout.reach == 7410)
    #expect(layout.items?.count == 20)
    #expect(layout.isScrollTargetLayout)
    #expect(!layout.isReversed)
    #expect(layout.horizontalSizeClass == .compact && layout.verticalSizeClass == .compact)
  }

  @Test("container, insets and sizes stay separate numbers", arguments: Axis.allCases)
  func sizes(axis: Axis) throws {
    let layout = try ScrollLayout(
      axis: axis, bounds: 844, crossBounds: 390, safeArea: AxisInsets(leading: 47, trailing: 40),
      crossSafeArea: AxisInsets(leading: 0, trailing: 21),
      contentMargins: AxisInsets(leading: 8, trailing: 9), content: .length(2000))
    #expect(layout.insets == AxisInsets(leading: 55, trailing: 49))
    #expect(layout.container == 740)
    #expect(layout.reach == 1260)
    #expect(layout.crossContainer == 369)
    #expect(layout.boundsSize == CGSize(844, along: axis, across: 390))
    #expect(layout.containerSize == CGSize(740, along: axis, across: 369))
    #expect(layout.contentSize == CGSize(2000, along: axis, across: 369))
    #expect(layout.items == nil)
  }

  @Test(
    "only horizontal content is reversed in right-to-left",
    arguments: [
      (Axis.horizontal, LayoutDirection.leftToRight, false), (.horizontal, .rightToLeft, true),
      (.vertical, .leftToRight, false), (.vertical, .rightToLeft, false),
    ]
  )
  func reversed(axis: Axis, direction: LayoutDirection, expected: Bool) throws {
    #expect(try ScrollLayout(axis: axis, layoutDirection: direction).isReversed == expected)
  }

  @Test("content that fits has no reach, and rests at 0 alone")
  func shortContent() throws {
    for content in [ScrollLayout.Content.length(100), .length(0), .stack(ItemStack(lengths: [50, 20]))] {
      let layout = try ScrollLayout(content: content)
      #expect(layout.reach == 0)
      #expect(layout.stops()[0] == 0)
    }
  }

  @Test("page stops are those of every so many items, with the same anchor")
  func pageStops() throws {
    let layout = try ScrollLayout(bounds: 390, content: .stack(ItemStack(count: 7, spacing: 10, perPage: 2)))
    // By hand: items of 190 at a pitch of 200; content 1390, reach 1000.
    let items = layout.stops()
    let pages = layout.pageStops()
    #expect((0..<items.count).map { items[$0] } == [0, 200, 400, 600, 800, 1000, 1000])
    #expect((0..<pages.count).map { pages[$0] } == [0, 400, 800, 1000])
    let centered = layout.pageStops(anchor: 0.5)
    // By hand: the page's first item is centred, 100 pt before its leading stop.
    #expect((0..<centered.count).map { centered[$0] } == [0, 300, 700, 1000])
  }

  @Test("content without items stops at multiples of the container and at its end")
  func withoutItems() throws {
    let layout = try ScrollLayout(bounds: 400, safeArea: 50, content: .length(1000))
    let stops = layout.stops()
    #expect((0..<stops.count).map { stops[$0] } == [0, 300, 600, 700])
    let pages = layout.pageStops(anchor: 0.5)
    #expect((0..<pages.count).map { pages[$0] } == [0, 300, 600, 700])
  }

  private static let extremes: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude / 256, 2.3e-308, 1e-9, 0.5, 1, 100, 390, 844.5,
    1e9, 1e15, ScrollLayout.limit,
    ScrollLayout.limit.nextDown, ScrollLayout.limit.nextUp, 1e300, .greatestFiniteMagnitude, .infinity, .nan,
    -.leastNonzeroMagnitude, -1, -100, -1e15, -ScrollLayout.limit, -.infinity,
  ]

  @Test("at the edges of double precision a layout is refused or sound, and never traps", arguments: 0..<400)
  func extremeLayouts(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let usual: [Double] = [0, 10, 47, 100, 390, 844]
    func draw(_ usualChance: Int) -> Double {
      let numbers = Int.random(in: 0..<10, using: &random) < usualChance ? usual : Self.extremes
      return numbers.randomElement(using: &random) ?? 0
    }
    for _ in 0..<25 {
      let counts = [1, 2, 20, 1_000_000, 1 << 53, Int.max, 0, -1, Int.min]
      func count() -> Int { counts[Int.random(in: 0..<counts.count, using: &random)] }
      let content: ScrollLayout.Content =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .length(draw(2))
        case 1: .stack(ItemStack(lengths: [draw(4), draw(4), draw(4)], spacing: draw(6)))
        case 2:
          .stack(ItemStack(count: count(), length: .points(draw(4)), spacing: draw(6), perPage: count()))
        default:
          .stack(
            ItemStack(
              count: count(), length: .containerRelative(span: count()), spacing: draw(6),
              padding: AxisInsets(leading: draw(7), trailing: draw(7)), perPage: count())
          )
        }
      do throws(ScrollLayoutError) {
        let layout = try ScrollLayout(
          bounds: draw(6), safeArea: AxisInsets(leading: draw(9), trailing: draw(9)), content: content)
        try checkSound(layout)
        for start in [0, layout.reach] {
          for velocity in [0, 1200, -1200, ScrollLayout.limit, -ScrollLayout.limit] {
            checkSettling(layout, from: start, velocity: velocity)
          }
        }
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  private func checkSound(_ layout: ScrollLayout) throws(ScrollLayoutError) {
    #expect(layout.container > 0 && layout.container <= ScrollLayout.limit, "\(layout)")
    #expect(layout.reach >= 0 && layout.reach <= ScrollLayout.limit, "\(layout)")
    #expect(layout.contentLength >= 0 && layout.contentLength <= ScrollLayout.limit, "\(layout)")
    for stops in [layout.stops(), layout.stops(anchor: 1), layout.pageStops()] {
      let last = stops.count - 1
      #expect(last >= 0, "\(layout)")
      for index in [0, last / 2, last] {
        #expect((0...layout.reach).contains(stops[index]), "\(layout)")
        #expect((0...last).contains(stops.nearest(to: stops[index])), "\(layout)")
      }
      #expect(stops[0] <= stops[last], "\(layout)")
    }
  }

  private func checkSettling(_ layout: ScrollLayout, from start: Double, velocity: Double) {
    for behavior in [nil, PagingScrollTargetBehavior.paging] {
      do throws(SimulationError) {
        let settlement = try Settling(layout, behavior: behavior)
          .settle(from: start, Gesture(drag: -velocity / 10, velocity: velocity))
        #expect((0...layout.reach).contains(settlement.offset), "\(layout) \(settlement)")
        #expect(settlement.misalignment.isFinite, "\(layout) \(settlement)")
        #expect(settlement.duration.isFinite && settlement.duration >= 0, "\(layout) \(settlement)")
        let trajectory = settlement.trajectory
        #expect(trajectory.position(at: trajectory.duration) == settlement.offset, "\(layout) \(settlement)")
        #expect(trajectory.position(at: trajectory.duration / 2).isFinite, "\(layout) \(settlement)")
      } catch {
        Issue.record("\(layout): \(error)")
      }
    }
  }
}
