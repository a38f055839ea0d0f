import ScrollBehavior
import Testing

struct ScrollViewStateTests {
  // Rest speed 0.01 pt/ms, below which nothing decelerates.
  @Test(
    "a fling is faster than the rest speed, in either direction",
    arguments: [(0.0, false), (0.01, false), (-0.01, false), (0.0101, true), (-0.0101, true), (3, true)]
  )
  func isFling(velocity: Double, expected: Bool) {
    let size = CGSize(width: 390, height: 844)
    let state = ScrollViewState(
      originalTarget: ScrollTarget(rect: CGRect(origin: .zero, size: size)),
      told: .zero,
      contentSize: size,
      containerSize: size,
      axes: .horizontal,
      environment: EnvironmentValues(),
      bounds: size,
      insets: EdgeInsets(),
      released: CGPoint(x: 5, y: 6),
      velocity: CGVector(dx: velocity, dy: -velocity),
      items: nil
    )
    #expect(state.isFling(along: .horizontal) == expected)
    #expect(state.isFling(along: .vertical) == expected)
    #expect(state.released(along: .horizontal) == 5)
    #expect(state.released(along: .vertical) == 6)
    #expect(state.velocity(along: .horizontal) == velocity)
    #expect(state.velocity(along: .vertical) == -velocity)
    #expect(ScrollViewState.restSpeed == 0.01)
  }
}
