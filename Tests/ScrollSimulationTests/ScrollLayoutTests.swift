import ScrollSimulation
import SeededNumbers
import Testing

struct ScrollLayoutTests {
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

  @Test(arguments: [
    (Axis.horizontal, LayoutDirection.leftToRight, false), (.horizontal, .rightToLeft, true),
    (.vertical, .leftToRight, false), (.vertical, .rightToLeft, false),
  ])
  func `only horizontal content is reversed`(axis: Axis, direction: LayoutDirection, expected: Bool) throws {
    #expect(try ScrollLayout(axis: axis, layoutDirection: direction).isReversed == expected)
  }

  @Test func `content that fits has no reach, and rests at 0 alone`() throws {
    for content in [ScrollLayout.Content.length(100), .length(0), .stack(ItemStack(lengths: [50, 20]))] {
      let layout = try ScrollLayout(content: content)
      #expect(layout.reach == 0)
      #expect(layout.stops()[0] == 0)
    }
  }

  @Test func `page stops are those of every so many items, with the same anchor`() throws {
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

  @Test func `content without items stops at multiples of the container and at its end`() throws {
    let layout = try ScrollLayout(bounds: 400, safeArea: 50, content: .length(1000))
    let stops = layout.stops()
    #expect((0..<stops.count).map { stops[$0] } == [0, 300, 600, 700])
    let pages = layout.pageStops(anchor: 0.5)
    #expect((0..<pages.count).map { pages[$0] } == [0, 300, 600, 700])
  }

  @Test func `a layout is written as the expression that makes it, less what holds anyway`() throws {
    #expect(try ScrollLayout().swift == "ScrollLayout(content: .stack(ItemStack(count: 20)))")
    let layout = try ScrollLayout(
      axis: .vertical, bounds: 700, crossBounds: 300, safeArea: 20, content: .length(5000),
      isScrollTargetLayout: false, layoutDirection: .rightToLeft, verticalSizeClass: .regular
    ).keeping(.bottom).covered(by: 44, collapsing: 90).scrollingBothWays()
    #expect(
      layout.swift == "ScrollLayout(axis: .vertical, bounds: 700, crossBounds: 300, safeArea: 20, "
        + "content: .length(5000), isScrollTargetLayout: false, layoutDirection: .rightToLeft, "
        + "verticalSizeClass: .regular).keeping(.bottom).covered(by: 44, collapsing: 90).scrollingBothWays()")
  }

  @Test(arguments: [
    (0.0, 88.0, 0.0), (0, 110, 22), (88, 0, 0), (60, 28, 0), (0, 40, nil), (0, 132, nil),
  ])
  func `room at both ends brings items to the middle, or beside it`(
    _ margin: Double, _ padding: Double, _ miss: Double?
  ) throws {
    let stack = ItemStack(
      count: 9, length: .points(44), padding: AxisInsets(leading: padding, trailing: padding))
    let layout = try ScrollLayout(bounds: 220, contentMargins: AxisInsets(margin), content: .stack(stack))
    #expect(layout.middleMiss == miss)
    if let miss { #expect(layout.offMiddle(3, at: 132) == miss) }
  }

  @Test(arguments: [
    (4, 132.0, true), (2, 132, false), (7, 132, false), (3, 200, false), (2, 342, true), (2, 358, true),
    (1, 500, false),
  ])
  func `the two ends of short content show all items, unless one is whole at neither`(
    _ count: Int, _ length: Double, _ showsAll: Bool
  ) throws {
    let stack = ItemStack(count: count, length: .points(length), spacing: 16)
    #expect(try ScrollLayout(bounds: 374, content: .stack(stack)).showsAllAtItsEnds == showsAll)
  }
}
