/// A scroll view and its content, along the axis that scrolls.
///
/// Bounds, insets, container, item length, spacing and page are separate numbers: nearly every snapping bug is two of
/// them taken for one another. A layout that exists is sound: its container has a length, its stops are in order and
/// within 0…`reach`. All lengths are in points, at most 2⁵³.
public struct ScrollLayout: Hashable, Sendable {
  /// The longest that anything may be, in points: up to here whole points can be told apart.
  public static let limit = ScrollLayoutError.limit

  /// The content: items, or a length alone.
  public enum Content: Hashable, Sendable {
    /// A stack of items.
    case stack(ItemStack)

    /// So many points that are not made of views, a chart say.
    case length(Double)
  }

  /// The axis that scrolls.
  public let axis: Axis

  /// The length of the whole scroll view on the axis, in points, more than 0.
  public let bounds: Double

  /// Its length across the axis, in points, more than 0.
  public let crossBounds: Double

  /// The safe area on the axis, in points.
  public let safeArea: AxisInsets

  /// The safe area across the axis, in points.
  public let crossSafeArea: AxisInsets

  /// The content margins on the axis, in points.
  public let contentMargins: AxisInsets

  /// The content: items, or a length alone.
  public let content: Content

  /// Whether the items are scroll targets, as `scrollTargetLayout()` makes them.
  public let isScrollTargetLayout: Bool

  /// The side on which the content begins, if it scrolls horizontally.
  public let layoutDirection: LayoutDirection

  /// The room in width.
  public let horizontalSizeClass: UserInterfaceSizeClass

  /// The room in height.
  public let verticalSizeClass: UserInterfaceSizeClass

  /// The device whose screen it is on, and how that is held; `nil` where it is on none.
  public internal(set) var pose: DevicePose?

  /// The part of the content that stays in place as size, insets or items change; `nil` where nothing is said, and the
  /// offset stays.
  public internal(set) var keep: Keep?

  /// The length at the start of the container over which a pinned header or a bar lies, in points; 0 without one.
  public internal(set) var covered = 0.0

  /// The way that content is scrolled from its start until the header over it has collapsed, in points; 0 where none does.
  public internal(set) var collapse = 0.0

  /// Whether the other axis scrolls too, as of `ScrollView([.horizontal, .vertical])`; what scrolls there is not said.
  public internal(set) var scrollsBothWays = false

  /// The axes that scroll.
  public var axes: Axis.Set { scrollsBothWays ? [.horizontal, .vertical] : Axis.Set(axis) }

  /// The places of the items; `nil` for content without items.
  public let items: ItemFrames?

  /// The length of everything that scrolls, in points.
  public let contentLength: Double

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - axis: the axis that scrolls.
  ///   - bounds: the length of the scroll view on the axis, in points, more than 0.
  ///   - crossBounds: its length across the axis, in points, more than 0.
  ///   - safeArea: the safe area on the axis, in points, at least 0.
  ///   - crossSafeArea: the safe area across the axis, in points, at least 0.
  ///   - contentMargins: the content margins on the axis, in points, at least 0.
  ///   - content: what scrolls.
  ///   - isScrollTargetLayout: whether the items are scroll targets.
  ///   - layoutDirection: the side on which horizontal content begins.
  ///   - horizontalSizeClass: the room in width.
  ///   - verticalSizeClass: the room in height.
  /// - Throws: `ScrollLayoutError` where a length is out of range or the lengths do not go together.
  public init(
    axis: Axis = .horizontal, bounds: Double = 390, crossBounds: Double = 844, safeArea: AxisInsets = .zero,
    crossSafeArea: AxisInsets = .zero, contentMargins: AxisInsets = .zero,
    content: Content = .stack(ItemStack(count: 20)), isScrollTargetLayout: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight, horizontalSizeClass: UserInterfaceSizeClass = .compact,
    verticalSizeClass: UserInterfaceSizeClass = .compact
  ) throws(ScrollLayoutError) {
    let container = try Self.container(
      bounds, .bounds, safeArea: safeArea, called: .safeArea, contentMargins: contentMargins)
    _ = try Self.container(crossBounds, .crossBounds, safeArea: crossSafeArea, called: .crossSafeArea)
    switch content {
    case .stack(let stack):
      let frames = try stack.frames(container: container)
      items = frames
      contentLength = frames.contentLength
    case .length(let length):
      try ScrollLayoutError.check(length, .contentLength, in: 0...Self.limit)
      items = nil
      contentLength = length
    }
    guard contentLength / container <= Self.limit else {
      throw .tooManyPages(content: contentLength, container: container)
    }
    (self.axis, self.bounds, self.crossBounds) = (axis, bounds, crossBounds)
    (self.safeArea, self.crossSafeArea) = (safeArea, crossSafeArea)
    (self.contentMargins, self.content) = (contentMargins, content)
    (self.isScrollTargetLayout, self.layoutDirection) = (isScrollTargetLayout, layoutDirection)
    (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
  }

  private static func container(
    _ bounds: Double, _ quantity: ScrollLayoutError.Quantity, safeArea: AxisInsets,
    called inset: ScrollLayoutError.Quantity, contentMargins: AxisInsets = .zero
  ) throws(ScrollLayoutError) -> Double {
    try ScrollLayoutError.check(bounds, quantity, in: -limit...limit)
    guard bounds > 0 else { throw .empty(quantity, bounds) }
    try ScrollLayoutError.check(safeArea, inset)
    try ScrollLayoutError.check(contentMargins, .contentMargins)
    let total = safeArea.total + contentMargins.total
    guard bounds - total > 0 else { throw .noContainer(bounds: bounds, insets: total) }
    return bounds - total
  }

  /// The items as they are described; `nil` for content without items.
  var stack: ItemStack? { if case .stack(let stack) = content { stack } else { nil } }

  /// The safe area that the device has on the axis, in points, without what a view adds; none where there is no device.
  package var deviceSafeArea: AxisInsets {
    pose.map { $0.device.safeArea(along: axis, $0.orientation, layoutDirection) } ?? .zero
  }

  /// The safe area that a view adds to the device's on the axis, in points.
  package var ownSafeArea: AxisInsets {
    let device = deviceSafeArea
    return AxisInsets(
      leading: max(0, safeArea.leading - device.leading),
      trailing: max(0, safeArea.trailing - device.trailing))
  }

  /// Safe area and content margins together, in points.
  public var insets: AxisInsets {
    AxisInsets(
      leading: safeArea.leading + contentMargins.leading,
      trailing: safeArea.trailing + contentMargins.trailing)
  }

  /// The bounds less the insets, in points: `context.containerSize`, which a container-relative frame divides.
  public var container: Double { bounds - (safeArea.total + contentMargins.total) }

  /// The length that shows at once and on which a finger drags, in points: the container, or the bounds where insets leave
  /// it less than half of these, as those do that bring each tick of a picker to the middle (our choice).
  package var screenful: Double { 2 * container < bounds ? bounds : container }

  /// Whether each of several items, which nothing brings to the middle, is whole at the start or at the end of content shorter
  /// than two screenfuls, so that these two show all.
  package var showsAllAtItsEnds: Bool {
    guard let items, items.count > 1, reach > 0, reach < screenful, middleMiss == nil else { return false }
    return (0..<items.count).allSatisfy {
      items.trailingEdge(of: $0) <= container || items.leadingEdge(of: $0) >= reach
    }
  }

  /// How far the middle of the first item lies behind that of the safe area at the start, in points; `nil` unless as much
  /// room before the first item as after the last, a fifth of the bounds or more (our choice), brings both there, or room that
  /// brings one of several lengths there to a point.
  package var middleMiss: Double? {
    guard let items, reach > 0, covered == 0 else { return nil }
    let (first, last) = (0, items.count - 1)
    let before = insets.leading + items.leadingEdge(of: first)
    let after = insets.trailing + contentLength - items.trailingEdge(of: last)
    let misses = [offMiddle(first, at: 0), offMiddle(last, at: reach)]
    guard min(before, after) >= bounds / 5,
      zip([first, last], misses).allSatisfy({ abs($1) <= items.length(of: $0) / 2 }),
      items.isEven ? abs(before - after) <= 1 : misses.contains(where: { abs($0) <= 1 })
    else { return nil }
    // Padding that is reckoned by the screen misses by the safe area where there is one.
    return safeArea.leading > 1 && abs(misses[0] - safeArea.leading) <= 1 ? nil : misses[0]
  }

  /// Whether padding brings the first of equal items to the middle at the start, and the last at the end.
  var centersFirst: Bool {
    guard let items, reach > 0, covered == 0, items.isEven, items.leadingEdge(of: 0) >= Settlement.leastSeen,
      container - items.longest > Settlement.tolerance
    else { return false }
    return max(abs(offMiddle(0, at: 0)), abs(offMiddle(items.count - 1, at: reach))) <= Settlement.tolerance
  }

  /// How far the middle of an item lies behind that of the safe area while content rests on an offset, in points.
  package func offMiddle(_ item: Int, at offset: Double) -> Double {
    guard let items else { return 0 }
    let middle = (items.leadingEdge(of: item) + items.trailingEdge(of: item)) / 2
    return insets.leading + middle - offset - (safeArea.leading + bounds - safeArea.trailing) / 2
  }

  /// The largest offset that can be rested on, in points; 0 where the content fits.
  public var reach: Double { max(0, contentLength - container) }

  /// The bounds across the axis less the safe area there, in points.
  public var crossContainer: Double { crossBounds - crossSafeArea.total }

  /// The size of the whole scroll view, in points.
  public var boundsSize: CGSize { CGSize(bounds, along: axis, across: crossBounds) }

  /// The size of the container, in points.
  public var containerSize: CGSize { CGSize(container, along: axis, across: crossContainer) }

  /// The size of everything that scrolls, in points; across the axis the container's.
  public var contentSize: CGSize { CGSize(contentLength, along: axis, across: crossContainer) }

  /// Whether a finger that moves to the right moves the content forward.
  public var isReversed: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// The offsets at which items are aligned by an anchor, 0 the leading edges (the default), 1 the trailing ones.
  ///
  /// Any other number counts as the nearer of these, and what is no number as 0.
  public func stops(anchor: Double = 0) -> ScrollStops { stops(anchor: anchor, stride: 1) }

  /// The offsets at which pages are aligned: the stops of each page's first item.
  public func pageStops(anchor: Double = 0) -> ScrollStops {
    stops(anchor: anchor, stride: stack?.itemsPerPage ?? 1)
  }

  private func stops(anchor: Double, stride: Int) -> ScrollStops {
    guard let items else { return ScrollStops(everyContainer: container, reach: reach) }
    return ScrollStops(of: items, anchor: anchor, container: container, stride: stride)
  }

  /// The expression that makes it, without `try`; what holds anyway is left out.
  package var swift: String {
    let content =
      switch content {
      case .length(let length): ".length(\(length.inSwift))"
      case .stack(let stack): ".stack(\(stack.swift))"
      }
    let isPosed = pose != nil
    let all: [String?] = [
      pose?.swift, axis == .vertical ? "axis: .vertical" : nil,
      isPosed || bounds == 390 ? nil : "bounds: \(bounds.inSwift)",
      isPosed || crossBounds == 844 ? nil : "crossBounds: \(crossBounds.inSwift)",
      isPosed || safeArea == .zero ? nil : "safeArea: \(safeArea.swift)",
      isPosed || crossSafeArea == .zero ? nil : "crossSafeArea: \(crossSafeArea.swift)",
      contentMargins == .zero ? nil : "contentMargins: \(contentMargins.swift)", "content: \(content)",
      isScrollTargetLayout ? nil : "isScrollTargetLayout: false",
      layoutDirection == .rightToLeft ? "layoutDirection: .rightToLeft" : nil,
      isPosed || horizontalSizeClass == .compact ? nil : "horizontalSizeClass: .regular",
      isPosed || verticalSizeClass == .compact ? nil : "verticalSizeClass: .regular",
    ]
    let arguments = all.compactMap(\.self)
    let kept = keep.map { ".keeping(\($0.swift))" } ?? ""
    let way = collapse > 0 ? ", collapsing: \(collapse.inSwift)" : ""
    let under = covered > 0 || collapse > 0 ? ".covered(by: \(covered.inSwift)\(way))" : ""
    let both = scrollsBothWays ? ".scrollingBothWays()" : ""
    return "ScrollLayout(\(arguments.joined(separator: ", ")))\(kept)\(under)\(both)"
  }
}
