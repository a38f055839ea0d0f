/// What SwiftUI's own behaviors know and a custom one is not told; the context carries it out of sight.
package struct ScrollViewState {
  /// The size of the whole scroll view, insets included, in points.
  package var bounds: CGSize

  /// Safe area and content margins, in points.
  package var insets: EdgeInsets

  /// The offset at which the finger lifted, in points from the leading end.
  package var released: CGPoint

  /// The model's velocity at lift-off, in points per millisecond; positive moves forward in either layout direction.
  package var velocity: CGVector

  /// The items, where they are scroll targets.
  package var items: ItemFrames?

  /// Makes a state.
  package init(
    bounds: CGSize,
    insets: EdgeInsets,
    released: CGPoint,
    velocity: CGVector,
    items: ItemFrames?
  ) {
    self.bounds = bounds
    self.insets = insets
    self.released = released
    self.velocity = velocity
    self.items = items
  }

  /// The offset at which the finger lifted along one axis, in points.
  package func released(along axis: Axis) -> Double {
    axis == .horizontal ? released.x : released.y
  }

  /// The model's velocity along one axis, in points per millisecond, positive forward.
  package func velocity(along axis: Axis) -> Double {
    axis == .horizontal ? velocity.dx : velocity.dy
  }

  /// Whether the finger flung the content along one axis, or let go of it at rest.
  package func isFling(along axis: Axis) -> Bool {
    abs(velocity(along: axis)) > Self.restSpeed
  }

  /// The speed, in points per millisecond, at and below which nothing runs on: measured on UIKit.
  package static let restSpeed = 0.01
}
