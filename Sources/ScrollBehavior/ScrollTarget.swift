/// The part of the content that the container will show when the scroll view rests.
///
/// Offsets count from the leading end, 0 at rest there; in right-to-left layouts too.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible rectangle in the content's coordinates, in points.
  public var rect: CGRect

  /// How the rectangle is placed in the container where its size differs from the container's; `nil` keeps its origin.
  public var anchor: UnitPoint?

  /// Makes a target.
  ///
  /// SwiftUI keeps this to itself; here it is public, so that a test can call a behavior directly.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }

  @inline(__always)
  package func offset(along axis: Axis) -> Double { axis == .horizontal ? rect.origin.x : rect.origin.y }

  /// Moves the rectangle along one axis and leaves all else; what is no number moves nothing.
  @inline(__always)
  package mutating func setOffset(_ offset: Double, along axis: Axis) {
    if offset.isNaN { return }
    if axis == .horizontal { rect.origin.x = offset } else { rect.origin.y = offset }
  }
}

extension CGSize {
  @inline(__always)
  package func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }

  package init(_ length: Double, along axis: Axis, across: Double) {
    self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}
