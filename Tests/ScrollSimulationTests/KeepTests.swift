import SeededNumbers
import Testing

@testable import ScrollSimulation

struct KeepTests {
  private func pages(_ keep: Keep?) throws -> ScrollLayout {
    try ScrollLayout(Device.named("iphone-14"), .portrait).keeping(keep)
  }

  // By hand: pages of 390 upright and of 750 on the side, where paging steps by 844.
  static let turns: [(id: String, keep: Keep?, behavior: BuiltIn, offsets: [Double])] = [
    ("said nothing", nil, .containerPaging, [3000, 3120]),
    ("offset", .offset, .containerPaging, [3000, 3120]), ("item", .item, .containerPaging, [5250, 2730]),
    ("item at the leading edges", .anchor(0), .containerPaging, [5250, 2730]),
    ("item as long as the container, centered", .anchor(0.5), .containerPaging, [5250, 2730]),
    ("item, and paging moves it", .item, .paging, [5064, 2730]),
    ("no end, the offset", .bottom, .containerPaging, [3000, 3120]),
  ]

  @Test(arguments: turns)
  func `a page is kept through a turn and back`(
    id: String, keep: Keep?, behavior: BuiltIn, offsets: [Double]
  ) throws {
    let upright = try pages(keep)
    var view = SimulatedScrollView(Settling(upright, behavior: behavior.behavior), offset: 2730)
    let turned = try view.resize(to: try upright.turned())
    let back = try view.resize(to: upright)
    #expect([turned.offset, back.offset] == offsets, "\(id)")
    #expect(turned.proposed == (keep?.isOfItems == true ? 5250 : 2730), "\(id)")
    #expect(turned.isKept == (behavior == .containerPaging && keep?.isOfItems == true), "\(id)")
  }

  @Test func `the end is kept while it is shown, and else the offset`() throws {
    let chat = try ScrollLayout(
      axis: .vertical, bounds: 800, content: .stack(ItemStack(count: 40, length: .points(60)))
    ).keeping(.bottom)
    let typing = try chat.with(safeArea: AxisInsets(leading: 0, trailing: 300))
    for (start, offset) in [(1600.0, 1900.0), (1599, 1599), (700, 700)] {
      var view = SimulatedScrollView(chat, offset: start)
      #expect(try view.resize(to: typing).offset == offset)
      #expect(try view.resize(to: chat).offset == start)
    }
    var view = SimulatedScrollView(chat, offset: 1600)
    #expect(try view.insert(items: 2, before: 40).offset == 1720)
    #expect(try view.insert(items: 2, before: 0).offset == 1840)
  }

  // By hand: pages of 382 closed; open, 713 are less than two of them.
  @Test(arguments: BuiltIn.allCases)
  func `an item is kept through opening, closing and turning`(_ builtIn: BuiltIn) throws {
    let closed = try Device.named("iphone-duo")
    let opened = try #require(closed.unfolded)
    for (keep, axis) in [(Keep.item, Axis.horizontal), (.anchor(0.5), .vertical)] {
      func layout(_ device: Device, _ orientation: Device.Orientation) throws -> ScrollLayout {
        try ScrollLayout(DevicePose(device, orientation), axis: axis).keeping(keep)
      }
      let start = try layout(closed, .portrait)
      for page in [0, 1, 7, 19] {
        var view = SimulatedScrollView(Settling(start, behavior: builtIn.behavior), offset: 0)
        try view.scroll(to: page)
        let offset = view.offset
        let still = try view.resize(to: start)
        for turn in try [layout(opened, .portrait), layout(opened, .landscape), layout(closed, .landscape)] {
          try view.resize(to: turn)
        }
        try view.resize(to: start)
        #expect(view.offset == still.offset && view.item == still.after.item, "\(keep) from \(offset)")
      }
    }
  }

  @Test func `items inserted go by the layout where nothing else is said`() throws {
    for (keep, asked, offset) in [
      (Keep.item, nil, 2730), (.item, .offset, 1950), (.offset, nil, 1950), (.offset, .item, 2730),
    ] as [(Keep, Keep?, Double)] {
      var view = SimulatedScrollView(try ScrollLayout().keeping(keep), offset: 1950)
      #expect(try view.insert(items: 2, before: 0, keeping: asked).offset == offset)
    }
  }

  @Test func `an item inserted before what moves is held where that comes to rest`() throws {
    let upright = try pages(.item)
    var view = SimulatedScrollView(upright, behavior: .containerPaging, offset: 0)
    try view.swipe(velocity: -1200)
    #expect(try view.insert(items: 2, before: 0, after: 0).offset == 1170)
    let longer = view.layout
    #expect(try view.resize(to: try longer.turned()).proposed == 3 * 750)
    #expect(try view.resize(to: longer).offset == 1170)
  }

  @Test func `an item is held until something scrolls`() throws {
    let upright = try pages(.item)
    var view = SimulatedScrollView(upright, behavior: .paging, offset: 2730)
    // On the side paging rests 94 points a page off, and would soon be on another.
    for _ in 0..<5 {
      try view.resize(to: try upright.turned())
      #expect(try view.resize(to: upright).offset == 2730)
    }
    try view.resize(to: try upright.turned())
    try view.swipe(velocity: -1200)
    #expect(view.offset == 5908 && view.page == 8)
    #expect(try view.resize(to: upright).after.page == 8)
  }

  @Test func `content without items has none to keep`() throws {
    let chart = try ScrollLayout(content: .length(4000))
    for keep in [Keep.item, .anchor(0.5)] {
      #expect(throws: ScrollLayoutError.noItemsToKeep) { try chart.keeping(keep) }
      #expect(try ScrollLayout().keeping(keep).with(content: .length(900)).keep == nil)
    }
    for keep in [Keep.offset, .bottom] { #expect(try chart.keeping(keep).keep == keep) }
    #expect(chart.keep == nil)
    #expect(try ScrollLayout().keeping(.item).turned().keep == .item)
  }

  // 29 behaviors, 90 layouts, four ways of scrolling: 10,440 cases.
  @Test(arguments: BuiltIn.allCases)
  func `there and back an item is kept to its distance, and the end to 0`(_ builtIn: BuiltIn) throws {
    for seed in 0..<90 {
      for (axis, direction) in [
        (Axis.horizontal, LayoutDirection.leftToRight), (.horizontal, .rightToLeft),
        (.vertical, .leftToRight), (.vertical, .rightToLeft),
      ] {
        let scene = try RandomScene(seed: seed, axis: axis, direction: direction)
        let keep: Keep = scene.layout.items == nil ? .bottom : seed % 2 == 0 ? .item : .anchor(0.5)
        let layout = try scene.layout.keeping(keep)
        let start = keep == .bottom ? layout.reach : min(max(scene.start, 0), layout.reach)
        var view = SimulatedScrollView(Settling(layout, behavior: builtIn.behavior), offset: start)
        let still = try view.resize(to: layout)
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<3 {
          let bounds = layout.insets.total + Double.random(in: 60...1400, using: &random)
          guard let other = try? layout.with(bounds: bounds) else { continue }
          try view.resize(to: other)
        }
        if let turned = try? layout.turned() { try view.resize(to: turned) }
        let back = try view.resize(to: layout)
        #expect(abs(back.proposed - start) < 1e-6, "\(scene)")
        #expect(back.offset == still.offset && back.after.item == still.after.item, "\(scene)")
      }
    }
  }
}
