/// A scroll view at the end of a gesture: what a context tells of it, and what SwiftUI's own behaviors know besides.
///
/// Copies of a context share one, so that handing a context on costs a reference and no more. It is written only by
/// `ScrollTargetBehaviorContext.set`, and there only where one context alone holds it: so no access to a variable of it can
/// meet a write to the same one. Checking for that at run time would find nothing, and take twice as long as the rest of a
/// settlement: hence `@exclusivity(unchecked)`.
@usableFromInline
package final class ScrollViewState {
  /// Where the scroll view was when the gesture began.
  @exclusivity(unchecked) @usableFromInline package var originalTarget: ScrollTarget

  /// The velocity that the context tells of.
  @exclusivity(unchecked) @usableFromInline package var told: CGVector

  /// The offset at which the finger lifted, in points from the leading end.
  @exclusivity(unchecked) @usableFromInline package var released: CGPoint

  /// The model's velocity at lift-off, in points per millisecond; positive moves forward in either layout direction.
  @exclusivity(unchecked) @usableFromInline package var velocity: CGVector

  /// The size of everything that scrolls, in points.
  @usableFromInline package let contentSize: CGSize

  /// The size of the container, in points.
  @usableFromInline package let containerSize: CGSize

  /// The axes on which the scroll view scrolls.
  @usableFromInline package let axes: Axis.Set

  @usableFromInline package let environment: EnvironmentValues

  /// Whether room is compact on an axis that scrolls: known beforehand, as it stays the same from gesture to gesture.
  package let isCompact: Bool

  /// The size of the whole scroll view, insets included, in points.
  @usableFromInline package let bounds: CGSize

  /// The items, where they are scroll targets.
  package let items: ItemFrames?

  /// The stops of the items on the axis that scrolls, by the anchor of the behavior that is asked, where they are at hand.
  private let stops: ScrollStops?

  /// The same, to be used without counting references, which took a tenth of a settlement.
  ///
  /// That is right for as long as the state is held, as it is by every context: it holds `stops`, which nothing replaces.
  package let uncountedStops: Unmanaged<ScrollStops>?

  /// Makes a state.
  package init(
    originalTarget: ScrollTarget,
    told: CGVector,
    contentSize: CGSize,
    containerSize: CGSize,
    axes: Axis.Set,
    environment: EnvironmentValues,
    bounds: CGSize,
    released: CGPoint,
    velocity: CGVector,
    items: ItemFrames?,
    stops: ScrollStops? = nil
  ) {
    self.originalTarget = originalTarget
    self.told = told
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
    isCompact = environment.isCompact(along: axes)
    self.bounds = bounds
    self.released = released
    self.velocity = velocity
    self.items = items
    self.stops = stops
    uncountedStops = stops.map { .passUnretained($0) }
  }

  /// The same once more.
  @usableFromInline
  func copy() -> ScrollViewState {
    ScrollViewState(
      originalTarget: originalTarget, told: told, contentSize: contentSize, containerSize: containerSize,
      axes: axes, environment: environment, bounds: bounds, released: released,
      velocity: velocity, items: items, stops: stops)
  }

  /// The offset at which the finger lifted along one axis, in points.
  @inlinable
  @inline(__always)
  package func released(along axis: Axis) -> Double {
    axis == .horizontal ? released.x : released.y
  }

  /// The model's velocity along one axis, in points per millisecond, positive forward.
  @inlinable
  @inline(__always)
  package func velocity(along axis: Axis) -> Double {
    axis == .horizontal ? velocity.dx : velocity.dy
  }

  /// Whether the finger flung the content along one axis, or let go of it at rest.
  @inlinable
  @inline(__always)
  package func isFling(along axis: Axis) -> Bool {
    abs(velocity(along: axis)) > Self.restSpeed
  }

  /// The speed, in points per millisecond, at and below which nothing runs on: measured on UIKit.
  @inlinable
  package static var restSpeed: Double { 0.01 }
}
