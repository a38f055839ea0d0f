/// A place on a horizontal line.
public struct HorizontalAlignment: Hashable, Sendable {
  private let fraction: Double

  /// At the side on which layout begins.
  public static let leading = HorizontalAlignment(fraction: 0)

  /// In the middle.
  public static let center = HorizontalAlignment(fraction: 0.5)

  /// At the side on which layout ends.
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// A place on a vertical line.
public struct VerticalAlignment: Hashable, Sendable {
  private let fraction: Double

  /// At the upper end.
  public static let top = VerticalAlignment(fraction: 0)

  /// In the middle.
  public static let center = VerticalAlignment(fraction: 0.5)

  /// At the lower end.
  public static let bottom = VerticalAlignment(fraction: 1)
}

/// A place in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// The place on the horizontal line.
  public var horizontal: HorizontalAlignment

  /// The place on the vertical line.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
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
