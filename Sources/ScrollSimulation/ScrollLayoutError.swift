/// Why a layout cannot be.
public enum ScrollLayoutError: Error, Hashable, Sendable {
  /// A quantity that a layout is made of.
  public enum Quantity: String, Sendable {
    /// The length of the scroll view on its axis.
    case bounds
    /// The length of the scroll view across its axis.
    case crossBounds = "cross bounds"
    /// The safe area.
    case safeArea = "safe area"
    /// The content margins.
    case contentMargins = "content margins"
    /// The safe area across the axis.
    case crossSafeArea = "cross safe area"
    /// The length that a pinned header or a bar covers.
    case covered = "covered length"
    /// The way over which a header collapses.
    case collapse
    /// The space between items.
    case spacing
    /// The space around the items.
    case padding
    /// The length of an item.
    case itemLength = "item length"
    /// The length of content without items.
    case contentLength = "content length"
    /// The number of items.
    case itemCount = "item count"
    /// The number of items in a page.
    case perPage = "items per page"
    /// The number of parts that an item spans.
    case span
  }

  /// A length is not a number of points within its range.
  case outOfRange(Quantity, Double, ClosedRange<Double>)

  /// A length or a count is too small.
  case tooSmall(Quantity, Double, least: Double)

  /// The scroll view has no length: it must be more than 0.
  case empty(Quantity, Double)

  /// The insets leave nothing of the scroll view.
  case noContainer(bounds: Double, insets: Double)

  /// The container leaves an item no length.
  case noRoomForItems(length: Double)

  /// The spacing is so negative that an item would not begin after the one before.
  case itemsOverlap(length: Double, spacing: Double)

  /// The content has no items, where some are needed.
  case noItems

  /// An item is to stay in place, and the content is not made of items.
  case noItemsToKeep

  /// The content is longer than whole points can be told apart: 2⁵³.
  case contentTooLong(Double)

  /// The content is more containers long than can be counted: 2⁵³.
  case tooManyPages(content: Double, container: Double)

  /// The longest that anything may be, in points: up to here, 2⁵³, whole points can be told apart.
  static let limit = 9_007_199_254_740_992.0

  static func check(
    _ value: Double, _ quantity: Quantity, in range: ClosedRange<Double>
  ) throws(ScrollLayoutError) {
    guard range.contains(value) else { throw .outOfRange(quantity, value, range) }
  }

  static func check(_ insets: AxisInsets, _ quantity: Quantity) throws(ScrollLayoutError) {
    try check(insets.leading, quantity, in: 0...limit)
    try check(insets.trailing, quantity, in: 0...limit)
  }
}

extension ScrollLayoutError: CustomStringConvertible {
  /// The fault, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .outOfRange(let quantity, let value, let range):
      let most = range.upperBound == Self.limit ? "2^53" : range.upperBound.inSentence
      let least = range.lowerBound == -Self.limit ? "-2^53" : range.lowerBound.inSentence
      let unit = quantity == .itemCount ? "" : " points"
      return "the \(quantity.rawValue) must lie in \(least)…\(most)\(unit), and is \(value.inSentence)"
    case .tooSmall(let quantity, let value, let least):
      return "the \(quantity.rawValue) must be at least \(least.inSentence), and is \(value.inSentence)"
    case .empty(let quantity, let value):
      return "the \(quantity.rawValue) must be more than 0 points, and is \(value.inSentence)"
    case .noContainer(let bounds, let insets):
      return "insets of \(insets.inSentence) points leave no container in bounds of \(bounds.inSentence)"
    case .noRoomForItems(let length):
      return "the layout gives an item \(length.inSentence) points; it must be more than 0"
    case .itemsOverlap(let length, let spacing):
      return
        "a spacing of \(spacing.inSentence) points puts items of \(length.inSentence) on top of one another"
    case .noItems: return "the content is not made of items"
    case .noItemsToKeep: return "no item can be kept in place, as the content is not made of items"
    case .contentTooLong(let length):
      return "the content would be \(length.inSentence) points long, more than can be told apart (2^53)"
    case .tooManyPages(let content, let container):
      return
        "content of \(content.inSentence) points in a container of \(container.inSentence) makes more than 2^53 pages"
    }
  }
}
