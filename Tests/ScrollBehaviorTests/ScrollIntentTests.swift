import ScrollBehavior
import Testing

@Suite("An intent")
struct ScrollIntentTests {
  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (7, 7)])
  func `goes at least one stop per gesture`(_ given: Int, _ most: Int) {
    #expect(ScrollIntent(.items, atMost: given).most == most)
  }
}
