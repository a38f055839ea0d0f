import ScrollSimulation
import Testing

struct RelocationTests {
  private func turned(_ orientation: Device.Orientation, count: Int = 20) throws -> ScrollLayout {
    try ScrollLayout(Device.named("iphone-14"), orientation, content: .stack(ItemStack(count: count)))
  }

  // By hand: portrait pages of 390, landscape pages of 750, each 20; the offset stays where it is.
  @Test(
    "a rotation keeps the offset, and so loses the page",
    arguments: [
      (BuiltIn.none, 5, 1950, 3, -300), (.paging, 5, 1688, 2, 188), (.containerPaging, 5, 2250, 3, 0),
      (.viewAligned, 5, 2250, 3, 0), (.singleView, 5, 2250, 3, 0), (.none, 0, 0, 0, 0),
      (.containerPaging, 1, 750, 1, 0),
    ] as [(BuiltIn, Int, Double, Int, Double)])
  func rotation(builtIn: BuiltIn, page: Int, offset: Double, after: Int, misalignment: Double) throws {
    let settling = Settling(try turned(.portrait), behavior: builtIn.behavior)
    var view = SimulatedScrollView(settling, offset: 390 * Double(page))
    let relocation = try view.resize(to: try turned(.landscape))
    #expect(relocation.start == 390 * Double(page))
    #expect(relocation.before.page == page && relocation.before.item == page)
    #expect(relocation.before.misalignment == 0)
    #expect(relocation.offset == offset)
    #expect(relocation.after.page == after && relocation.after.item == after)
    #expect(relocation.after.misalignment == misalignment)
    #expect(relocation.keepsPage == (page == after) && relocation.keepsItem == (page == after))
    #expect(view.offset == offset && view.page == after && view.misalignment == misalignment)
    #expect(view.layout.bounds == 844)
  }

  @Test func `a rotation from landscape back brings an offset past the new end to it`() throws {
    for builtIn in [BuiltIn.none, .containerPaging, .viewAligned, .singleView, .flickPaging] {
      var view = SimulatedScrollView(
        Settling(try turned(.landscape), behavior: builtIn.behavior), offset: 14_250)
      let relocation = try view.resize(to: try turned(.portrait))
      #expect(relocation.before.page == 19 && relocation.after.page == 19 && relocation.keepsPage)
      #expect(view.offset == 7410 && view.misalignment == 0)
    }
  }

  @Test("view-aligned realigns at every size, over random layouts", arguments: 0..<200)
  func realigns(seed: Int) throws {
    let first = try RandomScene(seed: seed)
    let second = try RandomScene(seed: seed + 1)
    for anchor in [nil, UnitPoint.center] {
      let behavior = ViewAlignedScrollTargetBehavior.ofBrowsers(anchor: anchor)
      var view = SimulatedScrollView(first.layout, behavior: behavior, offset: first.start)
      let relocation = try view.resize(to: second.layout)
      #expect(view.layout == second.layout)
      #expect((0...second.layout.reach).contains(relocation.offset))
      if second.layout.items != nil, second.layout.isScrollTargetLayout {
        #expect(relocation.after.misalignment == 0, "\(second)")
      }
    }
  }

  @Test func `the gesture before a resize is forgotten`() throws {
    var view = SimulatedScrollView(try turned(.portrait), behavior: .paging)
    try view.swipe(velocity: -1200)
    #expect(view.lastSettlement != nil)
    try view.resize(to: try turned(.landscape))
    #expect(view.lastSettlement == nil)
    #expect(view.interrupt(after: 0.1) == view.offset)
  }

  @Test("a behavior that answers no number changes nothing", arguments: [Double.nan, .infinity, -.infinity])
  func failure(target: Double) throws {
    let portrait = try turned(.portrait)
    var view = SimulatedScrollView(portrait, behavior: Always(offset: target), offset: 780)
    let landscape = try turned(.landscape)
    let error = #expect(throws: SimulationError.self) { try view.resize(to: landscape) }
    #expect(error?.description.hasPrefix("Always returned a target that is not a finite number") == true)
    #expect(view.offset == 780 && view.page == 2 && view.layout == portrait)
  }
}
