/// The gesture and the scroll view as a behavior may know them; all offsets and sizes in points.
///
/// Environment values are members too: `context.layoutDirection`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  private let scrollView: ScrollViewState

  /// The offsets at which the gesture began and the finger lifted, in points.
  private let start: Double
  private let released: Double

  /// The model's velocity at the lift-off, in points per millisecond, positive forward, and the one that is told.
  private let liftOffVelocity: Double
  private let told: Double

  /// Whether a finger is what it is asked for: a resized scroll view asks too, and so does a program's scroll.
  package let isOfGesture: Bool

  /// The place of the scroll view when the gesture began.
  @inline(__always)
  public var originalTarget: ScrollTarget {
    scrollView.stated?.originalTarget ?? scrollView.target(at: start)
  }

  /// The velocity of the content at lift-off, in points per second unless the simulation was told otherwise.
  ///
  /// It is minus the finger's: in left-to-right layouts positive moves forward, in right-to-left ones the horizontal
  /// component does not follow the layout and positive moves back. Apple documents no unit.
  @inline(__always)
  public var velocity: CGVector { scrollView.stated?.velocity ?? CGVector(told, along: axis) }

  /// The size of everything that scrolls.
  public var contentSize: CGSize { scrollView.contentSize }

  /// The size of the container: the scroll view less its insets.
  public var containerSize: CGSize { scrollView.containerSize }

  /// The axes on which the scroll view scrolls.
  public var axes: Axis.Set { scrollView.axes }

  /// The axis of the gesture, of those that scroll.
  package var axis: Axis { scrollView.axis }

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
    originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
    axes: Axis.Set, environment: EnvironmentValues = EnvironmentValues()
  ) {
    let scrollView = ScrollViewState(
      contentSize: contentSize, containerSize: containerSize, axes: axes, environment: environment,
      bounds: containerSize, stops: nil, stated: (originalTarget, velocity))
    self.init(scrollView, start: 0, released: 0, velocity: 0, told: 0)
  }

  /// Makes the context of a gesture along one axis that scrolls, by what its properties say.
  package init(
    _ scrollView: ScrollViewState, start: Double, released: Double, velocity: Double, told: Double,
    isOfGesture: Bool = true
  ) {
    (self.scrollView, self.start, self.released) = (scrollView, start, released)
    (liftOffVelocity, self.told, self.isOfGesture) = (velocity, told, isOfGesture)
  }

  /// A value from the environment.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }

  package var bounds: CGSize { scrollView.bounds }

  package var safeArea: (leading: Double, trailing: Double) { scrollView.safeArea }
  package var margins: (leading: Double, trailing: Double) { scrollView.margins }

  package func bounds(along axis: Axis) -> Double { scrollView.bounds.length(along: axis) }

  /// The offset at which the finger lifted along one axis that scrolls, in points from the leading end; 0 along another than
  /// the gesture's.
  @inline(__always)
  package func released(along axis: Axis) -> Double {
    scrollView.stated?.originalTarget.offset(along: axis) ?? (axis == self.axis ? released : 0)
  }

  /// The model's velocity along one axis that scrolls, in points per millisecond; positive moves forward in either layout
  /// direction; 0 along another axis than the gesture's.
  @inline(__always)
  package func modelVelocity(along axis: Axis) -> Double {
    guard scrollView.stated != nil else { return axis == self.axis ? liftOffVelocity : 0 }
    let isReversed = axis == .horizontal && environment.layoutDirection == .rightToLeft
    return (isReversed ? -1 : 1) * velocity(along: axis) / 1000
  }

  /// Whether the finger flung the content along one axis that scrolls, or let go of it at rest.
  package func isFling(along axis: Axis) -> Bool { abs(modelVelocity(along: axis)) > Self.restSpeed }

  /// The speed, in points per millisecond, at and below which nothing runs on: measured on UIKit.
  @inlinable package static var restSpeed: Double { 0.01 }

  package var stops: ScrollStops? { scrollView.stops }

  var items: ItemFrames? { scrollView.items }

  var isCompact: Bool { scrollView.isCompact }

  /// The largest offset that can be rested on along one axis, in points; 0 where the content fits.
  @inline(__always)
  package func reach(along axis: Axis) -> Double {
    max(0, contentSize.length(along: axis) - containerSize.length(along: axis))
  }

  /// The component of the velocity along one axis, as a behavior sees it.
  package func velocity(along axis: Axis) -> Double { axis == .horizontal ? velocity.dx : velocity.dy }

  /// Calls a closure for each axis on which the scroll view scrolls.
  @inline(__always)
  package func forEachAxis(_ body: (Axis) -> Void) {
    if axes.contains(.horizontal) { body(.horizontal) }
    if axes.contains(.vertical) { body(.vertical) }
  }
}

/// The constants of a scroll view between gestures; shared by all contexts that tell of it, so that a context is a few numbers.
package final class ScrollViewState {
  let contentSize: CGSize
  let containerSize: CGSize
  let axes: Axis.Set
  let axis: Axis
  let environment: EnvironmentValues
  let isCompact: Bool

  /// The size of the whole scroll view, insets included, in points.
  let bounds: CGSize

  /// The stops of the items, by any anchor, where they are scroll targets.
  let stops: ScrollStops?

  /// The items, be they scroll targets or not.
  let items: ItemFrames?

  /// The safe area and the content margins on the axis, in points.
  let safeArea: (leading: Double, trailing: Double)
  let margins: (leading: Double, trailing: Double)

  /// The gesture as a test states it, on both axes; `nil` where there is a lift-off on one axis.
  let stated: (originalTarget: ScrollTarget, velocity: CGVector)?

  package init(
    contentSize: CGSize, containerSize: CGSize, axes: Axis.Set, along axis: Axis? = nil,
    environment: EnvironmentValues, bounds: CGSize, stops: ScrollStops?, items: ItemFrames? = nil,
    safeArea: (leading: Double, trailing: Double) = (0, 0),
    margins: (leading: Double, trailing: Double) = (0, 0),
    stated: (originalTarget: ScrollTarget, velocity: CGVector)? = nil
  ) {
    (self.contentSize, self.containerSize, self.axes) = (contentSize, containerSize, axes)
    self.axis = axis ?? (axes.contains(.horizontal) ? .horizontal : .vertical)
    (self.environment, self.bounds, self.stops, self.items) = (environment, bounds, stops, items)
    (self.safeArea, self.margins) = (safeArea, margins)
    isCompact = environment.isCompact(along: axes)
    self.stated = stated
  }

  /// The target that shows the container's length of content from an offset on.
  package func target(at offset: Double) -> ScrollTarget {
    let origin = axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    return ScrollTarget(rect: CGRect(origin: origin, size: containerSize))
  }
}

extension CGVector {
  package init(_ length: Double, along axis: Axis) {
    self = axis == .horizontal ? CGVector(dx: length, dy: 0) : CGVector(dx: 0, dy: length)
  }
}
