/// A stack of items as SwiftUI code describes it; their frames follow once the container is known.
public struct ItemStack: Hashable, Sendable {
  /// How long the items are.
  public enum Length: Hashable, Sendable {
    /// `containerRelativeFrame(_:count:span:spacing:)`: `span` of the parts that `perPage` items and their spacing divide
    /// the container into.
    case containerRelative(span: Int = 1)

    /// One length for all, in points.
    case points(Double)
  }

  /// The items themselves.
  public enum Items: Hashable, Sendable {
    /// So many of one length.
    case equal(count: Int, length: Length)

    /// One length each, in points.
    case listed([Double])
  }

  /// The items, with their lengths.
  public var items: Items

  /// The space between neighbours, in points; negative where they overlap.
  public var spacing: Double

  /// The space inside the content before the first item and after the last, in points.
  public var padding: AxisInsets

  /// How many parts the container is divided into, and how many items make a page unless they span several parts.
  public var perPage: Int

  /// Makes a stack of items of one length.
  ///
  /// - Parameters:
  ///   - count: how many items, at least 1.
  ///   - length: their length; by default `perPage` of them fill the container.
  ///   - spacing: the space between neighbours, in points.
  ///   - padding: the space before the first item and after the last, in points, at least 0.
  ///   - perPage: how many items make a page, at least 1.
  public init(
    count: Int, length: Length = .containerRelative(), spacing: Double = 0, padding: AxisInsets = .zero,
    perPage: Int = 1
  ) {
    items = .equal(count: count, length: length)
    (self.spacing, self.padding, self.perPage) = (spacing, padding, perPage)
  }

  /// Makes a stack of items that each have a length of their own.
  ///
  /// - Parameters:
  ///   - lengths: a length for each item, in points, at least 0; 0 only with spacing.
  ///   - spacing: the space between neighbours, in points.
  ///   - padding: the space before the first item and after the last, in points, at least 0.
  ///   - perPage: how many items make a page, at least 1.
  public init(lengths: [Double], spacing: Double = 0, padding: AxisInsets = .zero, perPage: Int = 1) {
    items = .listed(lengths)
    (self.spacing, self.padding, self.perPage) = (spacing, padding, perPage)
  }

  /// How many items make a page: of those that span several parts as many as the container holds, at least 1.
  package var itemsPerPage: Int {
    guard case .equal(_, .containerRelative(let span)) = items else { return perPage }
    return max(1, perPage / max(1, span))
  }

  func frames(container: Double) throws(ScrollLayoutError) -> ItemFrames {
    try ScrollLayoutError.check(spacing, .spacing, in: -ScrollLayoutError.limit...ScrollLayoutError.limit)
    try ScrollLayoutError.check(padding, .padding)
    guard perPage >= 1 else { throw .tooSmall(.perPage, Double(perPage), least: 1) }
    let (leading, trailing) = (padding.leading, padding.trailing)
    let frames: ItemFrames
    switch items {
    case .equal(let count, let length):
      guard count >= 1 else { throw .tooSmall(.itemCount, Double(count), least: 1) }
      let length = try length.points(container: container, spacing: spacing, perPage: perPage)
      try Self.check(length: length, spacing: spacing)
      frames = ItemFrames(
        count: count, length: length, spacing: spacing, leadingPadding: leading, trailingPadding: trailing)
    case .listed(let lengths):
      guard !lengths.isEmpty else { throw .tooSmall(.itemCount, 0, least: 1) }
      for length in lengths { try Self.check(length: length, spacing: spacing) }
      frames = ItemFrames(
        lengths: lengths, spacing: spacing, leadingPadding: leading, trailingPadding: trailing)
    }
    guard frames.contentLength <= ScrollLayoutError.limit else { throw .contentTooLong(frames.contentLength) }
    return frames
  }

  private static func check(length: Double, spacing: Double) throws(ScrollLayoutError) {
    try ScrollLayoutError.check(length, .itemLength, in: 0...ScrollLayoutError.limit)
    guard length + spacing > 0 else { throw .itemsOverlap(length: length, spacing: spacing) }
  }
}

extension ItemStack.Length {
  fileprivate func points(
    container: Double, spacing: Double, perPage: Int
  ) throws(ScrollLayoutError) -> Double {
    switch self {
    case .points(let length): return length
    case .containerRelative(let span):
      guard span >= 1 else { throw .tooSmall(.span, Double(span), least: 1) }
      let available = (container - spacing * Double(perPage - 1)) / Double(perPage)
      let length = available * Double(span) + spacing * Double(span - 1)
      if length <= 0 { throw .noRoomForItems(length: length) }
      return length
    }
  }
}

extension ItemStack {
  /// The expression that makes it.
  package var swift: String {
    let items =
      switch items {
      case .listed(let lengths): "lengths: [\(lengths.map(\.inSwift).joined(separator: ", "))]"
      case .equal(let count, .points(let length)): "count: \(count), length: .points(\(length.inSwift))"
      case .equal(let count, .containerRelative(span: 1)): "count: \(count)"
      case .equal(let count, .containerRelative(let span)):
        "count: \(count), length: .containerRelative(span: \(span))"
      }
    let arguments: [String?] = [
      items, spacing == 0 ? nil : "spacing: \(spacing.inSwift)",
      padding == .zero ? nil : "padding: \(padding.swift)", perPage == 1 ? nil : "perPage: \(perPage)",
    ]
    return "ItemStack(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }
}
