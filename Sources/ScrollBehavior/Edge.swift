/// A side of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top

  /// The side on which horizontal layout begins.
  case leading

  /// The lower side.
  case bottom

  /// The side on which horizontal layout ends.
  case trailing

  /// Any number of sides at once.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per side.
    public let rawValue: Int8

    /// Makes a set from its bits; unknown bits are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set that holds one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side alone.
    public static let top = Set(.top)

    /// The leading side alone.
    public static let leading = Set(.leading)

    /// The lower side alone.
    public static let bottom = Set(.bottom)

    /// The trailing side alone.
    public static let trailing = Set(.trailing)

    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]

    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A side of a horizontal line.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side on which horizontal layout begins.
  case leading

  /// The side on which horizontal layout ends.
  case trailing
}

/// A side of a vertical line.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper end.
  case top

  /// The lower end.
  case bottom
}

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
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
