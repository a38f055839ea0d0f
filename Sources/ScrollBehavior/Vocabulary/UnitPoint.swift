/// A point within a rectangle as fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
///
/// The horizontal fraction counts from the leading edge in either layout direction.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, counted from the leading edge.
  public var x: CGFloat

  /// The fraction of the height, counted from the top.
  public var y: CGFloat

  /// Makes the top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point from its two fractions; values outside 0…1 lie outside the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the top leading corner.
  public static let zero = UnitPoint()
  /// The middle of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The fraction along one axis.
  package func fraction(along axis: Axis) -> Double {
    axis == .horizontal ? x : y
  }
}
