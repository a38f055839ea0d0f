import ScrollSimulation
import Testing

struct ProgrammaticScrollTests {
  /// Items of 90 at a pitch of 100 in a container of 390: reach 1600.
  private func narrow(_ axis: Axis = .horizontal) throws -> ScrollLayout {
    try ScrollLayout(
      axis: axis, bounds: 390, content: .stack(ItemStack(count: 20, length: .points(90), spacing: 10)))
  }

  // By hand: a leading edge stops at 100·item, a centre 150 before, a trailing edge 300 before.
  @Test(
    "without a behavior a scroll reaches the item asked for",
    arguments: [
      (5, nil, 500), (5, UnitPoint.topLeading, 500), (5, .center, 350), (5, .bottomTrailing, 200),
      (0, .center, 0), (19, nil, 1600), (-3, nil, 0), (99, .bottomTrailing, 1600), (1, .bottomTrailing, 0),
    ] as [(Int, UnitPoint?, Double)],
    Axis.allCases
  )
  func free(asked: (item: Int, anchor: UnitPoint?, offset: Double), axis: Axis) throws {
    var view = SimulatedScrollView(try narrow(axis), offset: 730)
    let scroll = try view.scroll(to: asked.item, anchor: asked.anchor)
    #expect(scroll.asked == min(max(asked.item, 0), 19))
    #expect(scroll.offset == asked.offset && scroll.proposed == asked.offset)
    #expect(scroll.isKept)
    #expect(view.offset == asked.offset && view.lastSettlement == nil)
  }

  @Test("the item reached is that nearest to where it rests", arguments: 0..<17)
  func reached(item: Int) throws {
    var view = SimulatedScrollView(try narrow())
    #expect(try view.scroll(to: item).reached == min(item, 16))
  }

  // The bounds are 390, so item 5 at 500 becomes the nearest multiple a page from the start.
  @Test(
    "paging rewrites a scroll to a multiple of the bounds, one page from the start at most",
    arguments: [(5, 390.0, 4), (1, 0, 0), (2, 390, 4), (19, 390, 4)]
  )
  func paging(asked: Int, offset: Double, reached: Int) throws {
    var view = SimulatedScrollView(try narrow(), behavior: .paging)
    let scroll = try view.scroll(to: asked)
    #expect(scroll.offset == offset && scroll.reached == reached)
    #expect(scroll.proposed == min(Double(asked) * 100, 1600))
    #expect(!scroll.isKept)
    #expect(view.offset == offset)
  }

  @Test("view-aligned keeps a scroll to leading edges", arguments: 0..<20)
  func viewAligned(item: Int) throws {
    for behavior in [ViewAlignedScrollTargetBehavior.viewAligned, .viewAligned(limitBehavior: .never)] {
      var view = SimulatedScrollView(try narrow(), behavior: behavior)
      let scroll = try view.scroll(to: item)
      #expect(scroll.isKept && scroll.asked == item)
    }
  }

  @Test func `content without items is scrolled by containers`() throws {
    var view = SimulatedScrollView(try ScrollLayout(content: .length(1000)))
    #expect(try view.scroll(to: 1).offset == 390)
    let last = try view.scroll(to: 7)
    #expect(last.asked == 2 && last.offset == 610 && last.isKept)
  }

  @Test func `a behavior that answers no number changes nothing`() throws {
    var view = SimulatedScrollView(try narrow(), behavior: Always(offset: .infinity), offset: 700)
    #expect(throws: SimulationError.targetNotFinite(behavior: "Always", target: .infinity)) {
      try view.scroll(to: 3)
    }
    #expect(view.offset == 700 && view.item == 7)
  }

  @Test func `what is kept is kept to a millionth of a point`() throws {
    var view = SimulatedScrollView(try narrow(), behavior: MultipleScrollTargetBehavior(of: 100.000_000_1))
    #expect(try view.scroll(to: 5).isKept)
    var coarse = SimulatedScrollView(try narrow(), behavior: MultipleScrollTargetBehavior(of: 100.01))
    #expect(try !coarse.scroll(to: 5).isKept)
  }
}
