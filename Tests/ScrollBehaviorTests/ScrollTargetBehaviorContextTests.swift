import ScrollBehavior
import Testing

private struct StepKey: EnvironmentKey { static let defaultValue = 40.0 }

extension EnvironmentValues {
  fileprivate var step: Double {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

struct ScrollTargetBehaviorContextTests {
  private func context(
    velocity: CGVector = .zero, content: CGSize = CGSize(width: 1000, height: 400),
    axes: Axis.Set = .horizontal, environment: EnvironmentValues = EnvironmentValues()
  ) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(x: 30, y: 40, width: 390, height: 844)), velocity: velocity,
      contentSize: content, containerSize: CGSize(width: 390, height: 844), axes: axes,
      environment: environment)
  }

  @Test func `environment values are members of the context, the app's own too`() {
    var environment = EnvironmentValues()
    #expect(context().layoutDirection == .leftToRight)
    #expect(context().step == 40)
    environment.layoutDirection = .rightToLeft
    environment.horizontalSizeClass = .regular
    environment.step = 12
    let context = context(environment: environment)
    #expect(context.layoutDirection == .rightToLeft)
    #expect(context.horizontalSizeClass == .regular)
    #expect(context.verticalSizeClass == nil)
    #expect(context.step == 12)
  }

  // In right-to-left the public velocity does not follow the layout, the model's does.
  @Test(
    "the public initializer gives the scroll view behind it neither insets nor items, released at the start",
    arguments: [(LayoutDirection.leftToRight, 1.2), (.rightToLeft, -1.2)]
  )
  func publicInitializer(direction: LayoutDirection, forward: Double) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let context = context(velocity: CGVector(dx: 1200, dy: -300), environment: environment)
    #expect(context.stops == nil)
    for (axis, bounds, released, velocity) in [
      (Axis.horizontal, 390.0, 30.0, forward), (.vertical, 844, 40, -0.3),
    ] {
      #expect(context.bounds(along: axis) == bounds)
      #expect(context.released(along: axis) == released)
      #expect(context.modelVelocity(along: axis) == velocity)
    }
  }

  // Rest speed 0.01 pt/ms, below which nothing decelerates.
  @Test(arguments: [(0.0, false), (10, false), (-10, false), (10.1, true), (-10.1, true), (3000, true)])
  func `a fling is faster than the rest speed, in either direction`(velocity: Double, expected: Bool) {
    let context = context(velocity: CGVector(dx: velocity, dy: -velocity))
    #expect(context.isFling(along: .horizontal) == expected)
    #expect(context.isFling(along: .vertical) == expected)
    #expect(ScrollTargetBehaviorContext.restSpeed == 0.01)
  }

  @Test(arguments: Axis.allCases)
  func `the context of a gesture has its numbers along the axis, and none across it`(axis: Axis) {
    let size = CGSize(300, along: axis, across: 800)
    let context = ScrollTargetBehaviorContext(
      ScrollViewState(
        contentSize: CGSize(900, along: axis, across: 800), containerSize: size, axes: Axis.Set(axis),
        environment: EnvironmentValues(), bounds: CGSize(400, along: axis, across: 844), stops: nil),
      start: 70, released: 80, velocity: 0.9, told: 100)
    let isHorizontal = axis == .horizontal
    let origin = isHorizontal ? CGPoint(x: 70, y: 0) : CGPoint(x: 0, y: 70)
    #expect(context.originalTarget == ScrollTarget(rect: CGRect(origin: origin, size: size)))
    #expect(context.velocity == (isHorizontal ? CGVector(dx: 100, dy: 0) : CGVector(dx: 0, dy: 100)))
    #expect(context.containerSize == size)
    #expect(context.axes == Axis.Set(axis))
    #expect(context.bounds(along: axis) == 400)
    #expect(context.released(along: axis) == 80)
    #expect(context.modelVelocity(along: axis) == 0.9)
    #expect(context.reach(along: axis) == 600)
  }

  @Test func `reach is what the content exceeds its container by, never negative`() {
    #expect(context().reach(along: .horizontal) == 610)
    #expect(context().reach(along: .vertical) == 0)
  }

  @Test(
    arguments: [
      (Axis.Set.horizontal, [Axis.horizontal]), (.vertical, [.vertical]), ([], []),
      ([.horizontal, .vertical], [.horizontal, .vertical]),
    ] as [(Axis.Set, [Axis])])
  func `each axis that scrolls is visited once`(axes: Axis.Set, expected: [Axis]) {
    var visited: [Axis] = []
    context(axes: axes).forEachAxis { visited.append($0) }
    #expect(visited == expected)
  }
}
