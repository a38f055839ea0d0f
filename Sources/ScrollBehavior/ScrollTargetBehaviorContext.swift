/// The gesture and the scroll view as a behavior may know them; all offsets and sizes in points.
///
/// Environment values are members too: `context.layoutDirection`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The place of the scroll view when the gesture began.
  public let originalTarget: ScrollTarget

  /// The velocity of the content at lift-off, in points per second unless the simulation was told otherwise.
  ///
  /// It is minus the finger's: in left-to-right layouts positive moves forward, in right-to-left ones the horizontal
  /// component does not follow the layout and positive moves back. Apple documents no unit.
  public let velocity: CGVector

  private let scrollView: ScrollViewState

  /// The lift-off on the one axis that scrolls, as SwiftUI's own behaviors know it; `nil` where a test made the context.
  private let liftOff: LiftOff?

  /// The size of everything that scrolls.
  public var contentSize: CGSize { scrollView.contentSize }

  /// The size of the container: the scroll view less its insets.
  public var containerSize: CGSize { scrollView.containerSize }

  /// The axes on which the scroll view scrolls.
  public var axes: Axis.Set { scrollView.axes }

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
    self.originalTarget = originalTarget
    self.velocity = velocity
    scrollView = ScrollViewState(
      contentSize: contentSize, containerSize: containerSize, axes: axes, environment: environment,
      bounds: containerSize, stops: nil)
    liftOff = nil
  }

  /// Makes the context of a gesture along the one axis that scrolls.
  ///
  /// Transparent, so that `ask` lends it the scroll view: to count who holds that takes as long as the rest of a settlement.
  @_transparent
  package init(_ scrollView: ScrollViewState, _ liftOff: LiftOff, along axis: Axis) {
    let (start, told) = (liftOff.start, liftOff.told)
    let isHorizontal = axis == .horizontal
    let origin = isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    originalTarget = ScrollTarget(rect: CGRect(origin: origin, size: scrollView.containerSize))
    velocity = isHorizontal ? CGVector(dx: told, dy: 0) : CGVector(dx: 0, dy: told)
    self.scrollView = scrollView
    self.liftOff = liftOff
  }

  /// A value from the environment.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

extension ScrollTargetBehaviorContext {
  /// The size of the whole scroll view, insets included, in points.
  package var bounds: CGSize { scrollView.bounds }

  /// The safe area and the content margins on the axis, in points.
  package var safeArea: (leading: Double, trailing: Double) { scrollView.safeArea }
  package var margins: (leading: Double, trailing: Double) { scrollView.margins }

  /// The length of the whole scroll view along one axis, insets included, in points.
  package func bounds(along axis: Axis) -> Double { scrollView.bounds.length(along: axis) }

  /// The offset at which the finger lifted along one axis that scrolls, in points from the leading end.
  package func released(along axis: Axis) -> Double {
    liftOff?.released ?? originalTarget.offset(along: axis)
  }

  /// The model's velocity along one axis that scrolls, in points per millisecond; positive moves forward in either layout
  /// direction.
  @inline(__always)
  package func modelVelocity(along axis: Axis) -> Double {
    if let liftOff { return liftOff.velocity }
    let isReversed = axis == .horizontal && environment.layoutDirection == .rightToLeft
    return (isReversed ? -1 : 1) * velocity(along: axis) / 1000
  }

  /// Whether a finger is what it is asked for: a resized scroll view asks too, and so does a program's scroll.
  package var isOfGesture: Bool { liftOff?.isOfGesture ?? true }

  /// Whether the finger flung the content along one axis that scrolls, or let go of it at rest.
  package func isFling(along axis: Axis) -> Bool { abs(modelVelocity(along: axis)) > Self.restSpeed }

  /// The speed, in points per millisecond, at and below which nothing runs on: measured on UIKit.
  @inlinable package static var restSpeed: Double { 0.01 }

  /// The stops of the items, by any anchor, where they are scroll targets.
  package var stops: ScrollStops? { scrollView.stops }

  /// The items, be they scroll targets or not.
  var items: ItemFrames? { scrollView.items }

  /// Whether room is compact on an axis that scrolls.
  var isCompact: Bool { scrollView.environment.isCompact(along: scrollView.axes) }

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

/// A gesture at its lift-off along the one axis that scrolls.
package struct LiftOff {
  /// The offset at which the gesture began, in points.
  package var start: Double

  /// The offset at which the finger lifted, in points.
  package var released: Double

  /// The model's velocity there, in points per millisecond; positive moves forward.
  package var velocity: Double

  /// The velocity that a behavior is told.
  package var told: Double

  /// Whether there was a finger to lift.
  package var isOfGesture: Bool

  package init(
    start: Double, released: Double, velocity: Double, told: Double, isOfGesture: Bool = true
  ) {
    (self.start, self.released, self.velocity, self.told) = (start, released, velocity, told)
    self.isOfGesture = isOfGesture
  }
}

/// The constants of a scroll view between gestures; shared by all contexts that tell of it.
package final class ScrollViewState {
  let contentSize: CGSize
  let containerSize: CGSize
  let axes: Axis.Set
  let environment: EnvironmentValues

  /// The size of the whole scroll view, insets included, in points.
  let bounds: CGSize

  /// The stops of the items, by any anchor, where they are scroll targets.
  let stops: ScrollStops?

  /// The items, be they scroll targets or not.
  let items: ItemFrames?

  /// The safe area and the content margins on the axis, in points.
  let safeArea: (leading: Double, trailing: Double)
  let margins: (leading: Double, trailing: Double)

  package init(
    contentSize: CGSize, containerSize: CGSize, axes: Axis.Set, environment: EnvironmentValues,
    bounds: CGSize, stops: ScrollStops?, items: ItemFrames? = nil,
    safeArea: (leading: Double, trailing: Double) = (0, 0),
    margins: (leading: Double, trailing: Double) = (0, 0)
  ) {
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
    self.bounds = bounds
    self.stops = stops
    self.items = items
    (self.safeArea, self.margins) = (safeArea, margins)
  }
}
