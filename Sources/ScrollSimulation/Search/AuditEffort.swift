/// The part of its space that a search goes through.
public enum AuditEffort: String, CaseIterable, Sendable {
  /// A fraction of a second: the layouts on which most faults show.
  case quick

  /// The whole matrix.
  case normal

  /// More devices, every count of pages up to 64, denser gestures.
  case exhaustive

  /// The layouts that a search goes through where none is given.
  ///
  /// | part | values |
  /// |---|---|
  /// | screen | iPhone SE, iPhone 14, iPad 11″ (exhaustive: iPhone Air, iPhone 17 Pro Max, iPad mini too), and the plain 390 × 844 |
  /// | held | upright, on its side |
  /// | axis | horizontal, vertical |
  /// | direction | left-to-right, right-to-left (horizontal only) |
  /// | pages of the container's length | 1, 2, 3, 5, 19, 20, 21, 22, 40 (exhaustive: 1 to 64) |
  /// | several items per page | 2 and 3, with a partial last page and without |
  /// | other items | spaced, narrower than the container, in margins, padded, longer than the container, unequal |
  /// | content without items | shorter than, as long as and 4½ times as long as the container |
  /// | swept, from one plain layout of each axis | 1 to 130, 200, 500, 1000 items; containers of 98 to 1400 pt, by 42 |
  ///
  /// If an intent does not say what the behavior's stops are, only layouts are searched whose pages are the container's
  /// multiples: what a page is otherwise cannot be told from outside. Where items are the stops, none is longer than what
  /// view-aligned takes for a target: no behavior that asks it can know such an item.
  func layouts(for intent: ScrollIntent) -> [ScrollLayout] {
    let screens = zip(screens(.horizontal), screens(.vertical))
    let layouts = contents.flatMap { content in
      screens.flatMap { horizontal, vertical in
        [
          try? horizontal.with(content: content),
          self == .quick ? nil : try? horizontal.with(content: content, layoutDirection: .rightToLeft),
          try? vertical.with(content: content),
        ].compactMap { $0 }
      }
    }
    return layouts.filter {
      (intent.grid != nil || $0.pagesAreContainers) && (intent.grid != .items || $0.itemsAreTargets)
    }
  }

  private var contents: [ScrollLayout.Content] {
    let counts =
      switch self {
      case .quick: [1, 2, 3, 20, 21, 24]
      case .normal: [1, 2, 3, 5, 19, 20, 21, 22, 40]
      case .exhaustive: Array(1...64)
      }
    var stacks = counts.map { ItemStack(count: $0) }
    stacks += [
      ItemStack(count: 6, perPage: 2), ItemStack(count: 10, perPage: 3),
      ItemStack(count: 12, spacing: 8), ItemStack(count: 12, length: .points(100)),
      ItemStack(count: 7, length: .containerRelative(span: 3), perPage: 2),
    ]
    if self != .quick {
      stacks += [
        ItemStack(count: 60, perPage: 3), ItemStack(count: 64, perPage: 3),
        ItemStack(count: 20, spacing: 8, perPage: 3), ItemStack(count: 9, length: .points(300), spacing: 12),
        ItemStack(count: 8, padding: 16), ItemStack(count: 5, length: .points(33.3), spacing: -3),
        ItemStack(lengths: [120, 340, 80, 500, 260, 41.5, 390, 90, 700, 200], spacing: 4),
        ItemStack(count: 30, length: .points(130), padding: AxisInsets(leading: 0, trailing: 40)),
      ]
    }
    return stacks.map { .stack($0) } + [0, 100, 300, 1755].map { .length($0) }
  }

  /// The scroll views of an axis, left-to-right, with content to be replaced.
  func screens(_ axis: Axis) -> [ScrollLayout] {
    let names =
      switch self {
      case .quick: ["iphone-14"]
      case .normal: ["iphone-se", "iphone-14", "ipad-11"]
      case .exhaustive: ["iphone-se", "iphone-14", "ipad-11", "iphone-air", "iphone-17-pro-max", "ipad-mini"]
      }
    let (bounds, across) = axis == .horizontal ? (390.0, 844.0) : (844, 390)
    let plain = try? ScrollLayout(axis: axis, bounds: bounds, crossBounds: across, content: .length(0))
    let posed = names.compactMap { try? Device.named($0) }.flatMap { device in
      Device.Orientation.allCases.map { try? ScrollLayout(device, $0, axis: axis, content: .length(0)) }
    }
    return ([plain, try? plain?.with(contentMargins: 24)] + posed).compactMap { $0 }
  }
}

extension [ScrollLayout] {
  /// The first layout of each axis with equal items, a few pages of them and nothing around them.
  var plain: [ScrollLayout] {
    Axis.allCases.compactMap { axis in
      first { layout in
        guard layout.axis == axis, let stack = layout.stack, case .equal = stack.items else { return false }
        return stack.count >= 5 && stack.perPage == 1 && layout.insets == .zero
          && layout.reach > 3 * layout.container / 4
      }
    }
  }
}

extension ScrollLayout {
  var withEachCount: [ScrollLayout] { (Array(1...130) + [200, 500, 1000]).compactMap(withEqualItems) }

  var withEachContainer: [ScrollLayout] {
    stride(from: 98.0, through: 1400, by: 42).compactMap { try? with(bounds: $0) }
  }

  /// The layout with so many items, where they have one length.
  func withEqualItems(_ count: Int) -> ScrollLayout? {
    guard var stack, case .equal(_, let length) = stack.items else { return nil }
    stack.items = .equal(count: count, length: length)
    return try? with(content: .stack(stack))
  }

  /// The number of containers that contents in real apps hardly go beyond (our choice).
  static let mostScreens = 100.0

  var itemsAreTargets: Bool {
    (items?.longest ?? 0) <= ViewAlignedScrollTargetBehavior.longestTarget * container
  }

  /// Whether pages are just the container's multiples and the end, each way: then both readings of a page agree.
  var pagesAreContainers: Bool {
    let pages = pageStops()
    let containers = ScrollStops(everyContainer: container, reach: reach)
    guard containers.count <= 256, pages.count <= 1024 else { return false }
    func align(_ some: ScrollStops, _ others: ScrollStops) -> Bool {
      (0..<some.count).allSatisfy { index in
        abs(others.nearestStop(to: some[index]).offset - some[index]) <= ScrollStops.coincidence
      }
    }
    return align(pages, containers) && align(containers, pages)
  }
}
