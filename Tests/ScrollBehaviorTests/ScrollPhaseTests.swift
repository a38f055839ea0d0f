import ScrollBehavior
import Testing

struct ScrollPhaseTests {
  @Test(
    "every phase but idle scrolls",
    arguments: [
      (ScrollPhase.idle, false), (.tracking, true), (.interacting, true), (.decelerating, true),
      (.animating, true),
    ]
  )
  func isScrolling(phase: ScrollPhase, expected: Bool) { #expect(phase.isScrolling == expected) }
}
