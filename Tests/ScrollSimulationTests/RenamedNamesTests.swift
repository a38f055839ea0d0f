import ScrollSimulation
import Testing

@Suite("Names that people look for")
struct RenamedNamesTests {
  @available(*, deprecated)
  @Test func `mean the same as those that there are`() throws {
    #expect(ItemStack(count: 9, itemLength: 300) == ItemStack(count: 9, length: .points(300)))
    #expect(ItemStack.Length.fixed(300) == .points(300))
    #expect(ScrollIntent.items(atMost: 2) == ScrollIntent(.items, atMost: 2))
    var view = SimulatedScrollView(try ScrollLayout(), behavior: .paging)
    let path = try view.swipe(velocity: -1200).trajectory
    #expect(path.offset(at: 0.1) == path.position(at: 0.1))
  }
}
