import ScrollBehavior
import Testing

@Suite("An intent")
struct ScrollIntentTests {
  @Test
  func `that says nothing has no grid, no anchor and no limit`() {
    let intent = ScrollIntent.unstated
    #expect(intent.grid == nil)
    #expect(intent.anchor == nil)
    #expect(intent.most == nil)
    #expect(!intent.assumesPointsPerSecond)
    #expect(intent == ScrollIntent())
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (7, 7)])
  func `goes at least one stop per gesture`(_ given: Int, _ most: Int) {
    #expect(ScrollIntent(.items, atMost: given).most == most)
  }
}
