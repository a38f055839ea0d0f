/// What a behavior may know about the gesture and the scroll view; all offsets and sizes in points.
///
/// Environment values are members too: `context.layoutDirection`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  @usableFromInline
  package var scrollView: ScrollViewState

  /// Where the scroll view was when the gesture began.
  @inlinable
  public var originalTarget: ScrollTarget { scrollView.originalTarget }

  /// The velocity of the content at lift-off, in points per second unless the simulation was told otherwise.
  ///
  /// It is minus the finger's: in left-to-right layouts positive moves forward, in right-to-left ones the horizontal
  /// component does not follow the layout and positive moves back. Apple documents no unit.
  @inlinable
  public var velocity: CGVector { scrollView.told }

  /// The size of everything that scrolls.
  @inlinable
  public var contentSize: CGSize { scrollView.contentSize }

  /// The size of the container: the scroll view less its insets.
  @inlinable
  public var containerSize: CGSize { scrollView.containerSize }

  /// The axes on which the scroll view scrolls.
  @inlinable
  public var axes: Axis.Set { scrollView.axes }

  @usableFromInline
  package var environment: EnvironmentValues { scrollView.environment }

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
      ScrollViewState(
        originalTarget: originalTarget,
        told: velocity,
        contentSize: contentSize,
        containerSize: containerSize,
        axes: axes,
        environment: environment,
        bounds: containerSize,
        released: originalTarget.rect.origin,
        velocity: CGVector(dx: forward * velocity.dx / 1000, dy: velocity.dy / 1000),
        items: nil
      )
    )
  }

  /// Makes the context of a scroll view's state.
  package init(_ scrollView: ScrollViewState) {
    self.scrollView = scrollView
  }

  /// Changes what differs from gesture to gesture; offsets and velocities across the axis stay as they are.
  ///
  /// Copies of the context that somebody else has kept do not change.
  @inlinable
  package mutating func set(
    start: Double, released: Double, velocity: Double, told: Double, along axis: Axis
  ) {
    if !isKnownUniquelyReferenced(&scrollView) { scrollView = scrollView.copy() }
    if axis == .horizontal {
      scrollView.originalTarget.rect.origin.x = start
      scrollView.told.dx = told
      scrollView.released.x = released
      scrollView.velocity.dx = velocity
    } else {
      scrollView.originalTarget.rect.origin.y = start
      scrollView.told.dy = told
      scrollView.released.y = released
      scrollView.velocity.dy = velocity
    }
  }

  /// A value from the environment.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

extension ScrollTargetBehaviorContext {
  /// The largest offset that can be rested on along one axis, in points; 0 where the content fits.
  @inlinable
  @inline(__always)
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
  @inlinable
  @inline(__always)
  package func velocity(along axis: Axis) -> Double {
    axis == .horizontal ? velocity.dx : velocity.dy
  }
}
