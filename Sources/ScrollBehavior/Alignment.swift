/// A place on a horizontal line.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the side on which layout begins.
  case leading
  /// In the middle.
  case center
  /// At the side on which layout ends.
  case trailing
}

/// A place on a vertical line.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the upper end.
  case top
  /// In the middle.
  case center
  /// At the lower end.
  case bottom
}

/// A place in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// The place on the horizontal line.
  public var horizontal: HorizontalAlignment

  /// The place on the vertical line.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
