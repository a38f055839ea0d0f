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
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point from its two fractions; values outside 0…1 lie outside the rectangle.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The origin, which is the top leading corner.
  public static var zero: UnitPoint { UnitPoint() }
  /// The middle of the rectangle.
  public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The middle of the leading edge.
  public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The middle of the trailing edge.
  public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The middle of the top edge.
  public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The middle of the bottom edge.
  public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The top leading corner.
  public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The top trailing corner.
  public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The bottom leading corner.
  public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The bottom trailing corner.
  public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }

  package func fraction(along axis: Axis) -> Double { axis == .horizontal ? x : y }

  package var swift: String { "UnitPoint(x: \(Double(x).inSwift), y: \(Double(y).inSwift))" }
}
