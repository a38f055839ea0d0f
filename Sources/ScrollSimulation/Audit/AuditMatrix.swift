import ScrollBehavior

/// The layouts that an audit searches where none is given.
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
///
/// Where an intent does not say what the behavior's stops are, only layouts are searched whose pages are the container's
/// multiples: what a page is otherwise cannot be told from outside. A behavior that moves targets on one axis only, as most
/// are written, is searched on that one, unless its intent says otherwise. Where items are the stops, none is longer than
/// what view-aligned takes for a target (``ViewAlignedRules/longestTarget``): no behavior that asks it can know such an item.
enum AuditMatrix {
  static func layouts(_ effort: AuditEffort, for intent: ScrollIntent) -> [ScrollLayout] {
    var layouts: [ScrollLayout] = []
    for content in contents(effort) {
      for screen in screens(effort) {
        for axis in [Axis.horizontal, .vertical] {
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            if direction == .rightToLeft, axis == .vertical || effort == .quick { continue }
            guard let layout = screen.layout(along: axis, direction, of: content),
              intent.grid != nil || layout.pagesAreContainers,
              intent.grid != .items || layout.itemsAreTargets
            else { continue }
            layouts.append(layout)
          }
        }
      }
    }
    return layouts
  }

  /// The contents, the simplest first.
  private static func contents(_ effort: AuditEffort) -> [ScrollLayout.Content] {
    let counts =
      switch effort {
      case .quick: [1, 2, 3, 20, 21, 24]
      case .normal: [1, 2, 3, 5, 19, 20, 21, 22, 40]
      case .exhaustive: Array(1...64)
      }
    var stacks = counts.map { ItemStack(count: $0) }
    stacks += [ItemStack(count: 6, perPage: 2), ItemStack(count: 10, perPage: 3)]
    stacks += [
      ItemStack(count: 12, spacing: 8), ItemStack(count: 12, length: .points(100)),
      ItemStack(count: 7, length: .containerRelative(span: 3), perPage: 2),
    ]
    if effort != .quick {
      stacks += [
        ItemStack(count: 60, perPage: 3), ItemStack(count: 64, perPage: 3),
        ItemStack(count: 20, spacing: 8, perPage: 3),
        ItemStack(count: 9, length: .points(300), spacing: 12), ItemStack(count: 8, padding: 16),
        ItemStack(count: 5, length: .points(33.3), spacing: -3),
        ItemStack(lengths: [120, 340, 80, 500, 260, 41.5, 390, 90, 700, 200], spacing: 4),
        ItemStack(count: 30, length: .points(130), padding: AxisInsets(leading: 0, trailing: 40)),
      ]
    }
    return stacks.map { .stack($0) } + [0, 100, 300, 1755].map { .length($0) }
  }

  private struct Screen {
    var device: Device?
    var orientation = Device.Orientation.portrait
    var margins = AxisInsets.zero

    func layout(along axis: Axis, _ direction: LayoutDirection, of content: ScrollLayout.Content)
      -> ScrollLayout?
    {
      let plain: ScrollLayout?
      if let device {
        plain = try? ScrollLayout(device, orientation, axis: axis, content: content)
      } else {
        plain = try? ScrollLayout(
          axis: axis, bounds: axis == .horizontal ? 390 : 844, crossBounds: axis == .horizontal ? 844 : 390,
          content: content)
      }
      return try? plain?.with(contentMargins: margins, layoutDirection: direction)
    }
  }

  /// The scroll views of an axis, left-to-right, with content to be replaced.
  static func screens(_ effort: AuditEffort, _ axis: Axis) -> [ScrollLayout] {
    screens(effort).compactMap { $0.layout(along: axis, .leftToRight, of: .length(0)) }
  }

  private static func screens(_ effort: AuditEffort) -> [Screen] {
    let names =
      switch effort {
      case .quick: ["iphone-14"]
      case .normal: ["iphone-se", "iphone-14", "ipad-11"]
      case .exhaustive: ["iphone-se", "iphone-14", "ipad-11", "iphone-air", "iphone-17-pro-max", "ipad-mini"]
      }
    let devices = names.compactMap { try? Device.named($0) }
    return [Screen(), Screen(margins: 24)]
      + devices.flatMap { device in
        Device.Orientation.allCases.map { Screen(device: device, orientation: $0) }
      }
  }
}

extension ScrollLayout {
  /// Whether view-aligned takes each item for a target.
  var itemsAreTargets: Bool {
    items.map { $0.longest <= ViewAlignedRules.longestTarget * container } ?? true
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
