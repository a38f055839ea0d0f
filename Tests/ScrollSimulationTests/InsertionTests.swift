import ScrollSimulation
import Testing

struct InsertionTests {
  private func view(at offset: Double, count: Int = 20) throws -> SimulatedScrollView {
    SimulatedScrollView(try ScrollLayout.pages(count), behavior: .containerPaging, offset: offset)
  }

  // By hand: items of 390; before 5 at offset 1950.
  @Test(
    "the offset stays, or the item",
    arguments: [
      (3, 0, .offset, 1950, 5, false), (3, 0, .item, 3120, 8, true), (3, 5, .offset, 1950, 5, false),
      (3, 5, .item, 3120, 8, true), (3, 6, .offset, 1950, 5, true), (3, 6, .item, 1950, 5, true),
      (3, 99, .item, 1950, 5, true), (1, -4, .item, 2340, 6, true),
    ] as [(Int, Int, Keep, Double, Int, Bool)])
  func atRest(count: Int, index: Int, anchor: Keep, offset: Double, item: Int, keeps: Bool) throws {
    var view = try view(at: 1950)
    let insertion = try view.insert(items: count, before: index, keeping: anchor)
    #expect(insertion.start == 1950 && insertion.before.item == 5)
    #expect(insertion.offset == offset && insertion.after.item == item)
    #expect(insertion.keepsItem == keeps && insertion.keepsPage == (item == 5))
    #expect(view.offset == offset && view.item == item && view.misalignment == 0)
    #expect(view.layout.items?.count == 20 + count)
    #expect(view.lastSettlement == nil)
  }

  @Test func `in motion, the item that is shown at that moment decides what shifts`() throws {
    // From page 5 to page 6: at lift-off item 5 is shown, at rest item 6.
    for (time, offset) in [(0.0, 2340.0), (60, 2730)] {
      var view = try view(at: 1950)
      try view.swipe(velocity: -1200)
      #expect(view.offset == 2340)
      let insertion = try view.insert(items: 1, before: 6, keeping: .item, after: time)
      #expect(insertion.offset == offset, "\(time)")
    }
  }

  @Test func `an item is as long as the one before which it stands`() throws {
    let stack = ItemStack(lengths: [100, 200, 300])
    #expect(try stack.inserting(2, before: 1).items == .listed([100, 200, 200, 200, 300]))
    #expect(try stack.inserting(1, before: 3).items == .listed([100, 200, 300, 300]))
    #expect(try stack.inserting(1, before: -1).items == .listed([100, 100, 200, 300]))
    #expect(try ItemStack(count: 4).inserting(2, before: 1) == ItemStack(count: 6))
  }

  @Test func `what cannot be inserted changes nothing`() throws {
    let chart = try ScrollLayout(content: .length(4000))
    var view = SimulatedScrollView(chart, offset: 30)
    #expect(throws: ScrollLayoutError.noItems) { try view.insert(items: 1, before: 0) }
    var pages = try self.view(at: 390)
    let layout = pages.layout
    for count in [0, -1, Int.min, Int.max, 1 << 60] {
      #expect(throws: ScrollLayoutError.self) { try pages.insert(items: count, before: 0, keeping: .item) }
    }
    #expect(throws: ScrollLayoutError.self) { try ItemStack(lengths: [1]).inserting(1 << 50, before: 0) }
    #expect(pages.offset == 390 && pages.layout == layout && view.offset == 30)
  }

  @Test("over random layouts the item that is kept is seen where it was", arguments: 0..<300)
  func keepsTheItem(seed: Int) throws {
    let scene = try RandomScene(seed: seed)
    guard let items = scene.layout.items else { return }
    let start = min(max(scene.start, 0), scene.layout.reach)
    var view = SimulatedScrollView(scene.layout, offset: start)
    let item = view.item
    let shown = items.leadingEdge(of: item) - start
    let insertion = try view.insert(items: 1 + seed % 7, before: seed % (items.count + 1), keeping: .item)
    let now = item < insertion.index ? item : item + insertion.count
    let moved = try #require(view.layout.items)
    #expect((0...view.layout.reach).contains(view.offset))
    // Within the content the item has not moved by more than rounding.
    if view.offset > 0, view.offset < view.layout.reach {
      #expect(abs(moved.leadingEdge(of: now) - view.offset - shown) < 1e-6, "\(scene)")
    }
  }
}
