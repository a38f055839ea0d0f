/// Distances inward from the four sides of a rectangle, in points.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat

  /// The distance from the leading side, in points.
  public var leading: CGFloat

  /// The distance from the bottom, in points.
  public var bottom: CGFloat

  /// The distance from the trailing side, in points.
  public var trailing: CGFloat

  /// Makes insets of nothing on every side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from a distance for each side, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
