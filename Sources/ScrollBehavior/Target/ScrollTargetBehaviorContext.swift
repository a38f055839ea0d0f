/// What a behavior may know about the gesture and the scroll view; all offsets and sizes in points.
///
/// Environment values are members too: `context.layoutDirection`. Making one allocates nothing.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the gesture began.
  public private(set) var originalTarget: ScrollTarget

  /// The velocity of the content at lift-off, in points per second unless the simulation was told otherwise.
  ///
  /// It is minus the finger's: in left-to-right layouts positive moves forward, in right-to-left ones the horizontal
  /// component does not follow the layout and positive moves back. Apple documents no unit.
  public private(set) var velocity: CGVector

  /// The size of everything that scrolls.
  public let contentSize: CGSize

  /// The size of the container: the scroll view less its insets.
  public let containerSize: CGSize

  /// The axes on which the scroll view scrolls.
  public let axes: Axis.Set

  package let environment: EnvironmentValues
  package private(set) var scrollView: ScrollViewState

  /// Makes a context, for a test that calls a behavior directly.
  ///
  /// SwiftUI keeps this to itself. The scroll view behind it is one without insets and items, released where the
  /// gesture began, whose velocity is `velocity` in points per second.
  ///
  /// - Parameters:
  ///   - originalTarget: where the gesture began.
  ///   - velocity: the content's velocity, in points per second; positive moves forward in left-to-right layouts.
  ///   - contentSize: the size of everything that scrolls, in points.
  ///   - containerSize: the size of the container, in points.
  ///   - axes: the axes that scroll.
  ///   - environment: the surroundings.
  public init(
    originalTarget: ScrollTarget,
    velocity: CGVector,
    contentSize: CGSize,
    containerSize: CGSize,
    axes: Axis.Set,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    let forward: Double = environment.layoutDirection == .rightToLeft ? -1 : 1
    self.init(
      originalTarget: originalTarget,
      velocity: velocity,
      contentSize: contentSize,
      containerSize: containerSize,
      axes: axes,
      environment: environment,
      scrollView: ScrollViewState(
        bounds: containerSize,
        insets: EdgeInsets(),
        released: originalTarget.rect.origin,
        velocity: CGVector(dx: forward * velocity.dx / 1000, dy: velocity.dy / 1000),
        items: nil
      )
    )
  }

  package init(
    originalTarget: ScrollTarget,
    velocity: CGVector,
    contentSize: CGSize,
    containerSize: CGSize,
    axes: Axis.Set,
    environment: EnvironmentValues,
    scrollView: ScrollViewState
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
    self.scrollView = scrollView
  }

  /// Changes what differs from gesture to gesture; offsets and velocities across the axis stay 0.
  package mutating func set(
    start: Double, released: Double, velocity: Double, contextVelocity: Double, along axis: Axis
  ) {
    originalTarget.setOffset(start, along: axis)
    if axis == .horizontal {
      self.velocity.dx = contextVelocity
      scrollView.released.x = released
      scrollView.velocity.dx = velocity
    } else {
      self.velocity.dy = contextVelocity
      scrollView.released.y = released
      scrollView.velocity.dy = velocity
    }
  }

  /// A value from the environment.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

extension ScrollTargetBehaviorContext {
  /// The largest offset that can be rested on along one axis, in points; 0 where the content fits.
  package func reach(along axis: Axis) -> Double {
    max(0, contentSize.length(along: axis) - containerSize.length(along: axis))
  }

  /// Calls a closure for each axis on which the scroll view scrolls.
  @inline(__always)
  package func forEachAxis(_ body: (Axis) -> Void) {
    if axes.contains(.horizontal) { body(.horizontal) }
    if axes.contains(.vertical) { body(.vertical) }
  }
}

extension ScrollTargetBehaviorContext {
  /// The component of the velocity along one axis, as a behavior sees it.
  package func velocity(along axis: Axis) -> Double {
    axis == .horizontal ? velocity.dx : velocity.dy
  }
}
