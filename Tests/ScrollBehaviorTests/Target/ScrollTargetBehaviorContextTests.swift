import ScrollBehavior
import Testing

private struct StepKey: EnvironmentKey {
  static let defaultValue = 40.0
}

extension EnvironmentValues {
  fileprivate var step: Double {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

struct ScrollTargetBehaviorContextTests {
  private func context(
    velocity: CGVector = .zero,
    content: CGSize = CGSize(width: 1000, height: 400),
    axes: Axis.Set = .horizontal,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(x: 30, y: 40, width: 390, height: 844)),
      velocity: velocity,
      contentSize: content,
      containerSize: CGSize(width: 390, height: 844),
      axes: axes,
      environment: environment
    )
  }

  @Test("a context reads back what it was made from")
  func members() {
    let context = context(velocity: CGVector(dx: 5, dy: 6), axes: .vertical)
    #expect(context.originalTarget.rect == CGRect(x: 30, y: 40, width: 390, height: 844))
    #expect(context.velocity == CGVector(dx: 5, dy: 6))
    #expect(context.contentSize == CGSize(width: 1000, height: 400))
    #expect(context.containerSize == CGSize(width: 390, height: 844))
    #expect(context.axes == .vertical)
  }

  @Test("environment values are members of the context, the app's own too")
  func dynamicMembers() {
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
    let state = context(velocity: CGVector(dx: 1200, dy: -300), environment: environment).scrollView
    #expect(state.bounds == CGSize(width: 390, height: 844))
    #expect(state.insets == EdgeInsets())
    #expect(state.released == CGPoint(x: 30, y: 40))
    #expect(state.items == nil)
    #expect(state.velocity == CGVector(dx: forward, dy: -0.3))
  }

  @Test("a copy of a context stays as it is when the other changes", arguments: Axis.allCases)
  func copies(axis: Axis) {
    let original = context(velocity: CGVector(dx: 5, dy: 6))
    var changed = original
    changed.set(start: 70, released: 80, velocity: 0.9, told: 100, along: axis)
    #expect(original.originalTarget.rect.origin == CGPoint(x: 30, y: 40))
    #expect(original.velocity == CGVector(dx: 5, dy: 6))
    #expect(original.scrollView.released == CGPoint(x: 30, y: 40))
    #expect(original.scrollView.velocity == CGVector(dx: 0.005, dy: 0.006))
    let isHorizontal = axis == .horizontal
    #expect(
      changed.originalTarget.rect.origin
        == (isHorizontal ? CGPoint(x: 70, y: 40) : CGPoint(x: 30, y: 70)))
    #expect(changed.velocity == (isHorizontal ? CGVector(dx: 100, dy: 6) : CGVector(dx: 5, dy: 100)))
    #expect(changed.scrollView.released(along: axis) == 80)
    #expect(changed.scrollView.velocity(along: axis) == 0.9)
    #expect(changed.contentSize == original.contentSize)
    #expect(changed.containerSize == original.containerSize)
    #expect(changed.axes == original.axes)
  }

  @Test("reach is what the content exceeds its container by, never negative")
  func reach() {
    #expect(context().reach(along: .horizontal) == 610)
    #expect(context().reach(along: .vertical) == 0)
  }

  @Test(
    "each axis that scrolls is visited once",
    arguments: [
      (Axis.Set.horizontal, [Axis.horizontal]), (.vertical, [.vertical]), ([], []),
      ([.horizontal, .vertical], [.horizontal, .vertical]),
    ] as [(Axis.Set, [Axis])]
  )
  func eachAxis(axes: Axis.Set, expected: [Axis]) {
    var visited: [Axis] = []
    context(axes: axes).forEachAxis { visited.append($0) }
    #expect(visited == expected)
  }
}
