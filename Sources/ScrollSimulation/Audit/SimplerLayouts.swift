import ScrollBehavior

/// Layouts that are simpler than another one.
enum SimplerLayouts {
  /// A case carried over to plainer and plainer layouts, as long as a search finds one like it there.
  static func plainest(
    _ found: AuditCase, by search: (ScrollLayout, AuditCase) -> AuditCase?
  ) -> AuditCase {
    for layout in of(found.layout) {
      if let plainer = search(layout, found) { return plainest(plainer, by: search) }
    }
    return found
  }

  /// A case carried over to the shortest content on which a search finds one like it.
  static func shortest(
    _ found: AuditCase, by search: (ScrollLayout, AuditCase) -> AuditCase?
  ) -> AuditCase {
    for layout in shorter(found.layout) {
      if let shorter = search(layout, found) { return shorter }
    }
    return found
  }

  /// Layouts with one thing less, the plainest of all first.
  static func of(_ layout: ScrollLayout) -> [ScrollLayout] {
    var simpler: [ScrollLayout?] = [
      plain(layout.content), plain(plainer(layout.content)),
      try? layout.with(content: plainer(layout.content)),
    ]
    if layout.layoutDirection == .rightToLeft {
      simpler.append(try? layout.with(layoutDirection: .leftToRight))
    }
    if layout.contentMargins != .zero { simpler.append(try? layout.with(contentMargins: .zero)) }
    simpler += layout.pose.map { ofScreen(layout, $0) } ?? ofScreen(layout)
    if case .stack(var stack) = layout.content {
      stack.spacing = 0
      simpler.append(try? layout.with(content: .stack(stack)))
      stack.padding = .zero
      simpler.append(try? layout.with(content: .stack(stack)))
      stack.perPage = 1
      simpler.append(try? layout.with(content: .stack(stack)))
    }
    return simpler.compactMap { $0 }.filter { $0 != layout && complexity($0) < complexity(layout) }
  }

  /// A layout on a device without that device, or scrolling horizontally there.
  ///
  /// A device goes as a whole: insets and size classes across the axis come from nothing else.
  private static func ofScreen(_ layout: ScrollLayout, _ pose: DevicePose) -> [ScrollLayout?] {
    let isHorizontal = layout.axis == .horizontal
    let plain = try? layout.with(
      crossSafeArea: .zero, horizontalSizeClass: isHorizontal ? nil : .compact,
      verticalSizeClass: isHorizontal ? .compact : nil)
    guard !isHorizontal else { return [plain] }
    let horizontal = try? ScrollLayout(
      pose, contentMargins: layout.contentMargins, content: layout.content,
      isScrollTargetLayout: layout.isScrollTargetLayout, layoutDirection: layout.layoutDirection)
    return [plain, horizontal]
  }

  /// A layout on no device with one thing less of its bounds, insets and size classes.
  private static func ofScreen(_ layout: ScrollLayout) -> [ScrollLayout?] {
    var simpler: [ScrollLayout?] = []
    if layout.safeArea != .zero { simpler.append(try? layout.with(safeArea: .zero)) }
    if layout.crossSafeArea != .zero { simpler.append(try? layout.with(crossSafeArea: .zero)) }
    if layout.horizontalSizeClass != .compact || layout.verticalSizeClass != .compact {
      simpler.append(try? layout.with(horizontalSizeClass: .compact, verticalSizeClass: .compact))
    }
    if layout.axis == .vertical {
      simpler.append(
        try? layout.with(axis: .horizontal, bounds: layout.crossBounds, crossBounds: layout.bounds))
    }
    return simpler
  }

  /// Layouts with fewer items or shorter content, the shortest first.
  static func shorter(_ layout: ScrollLayout) -> [ScrollLayout] {
    switch layout.content {
    case .length(let length):
      let container = layout.container
      let candidates = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4.5].map { ($0 * container).rounded() }
      return candidates.filter { $0 < length }.compactMap { try? layout.with(content: .length($0)) }
    case .stack(let stack):
      let layouts = (1...64).compactMap { count -> ScrollLayout? in
        guard let shorter = stack.withCount(count) else { return nil }
        return try? layout.with(content: .stack(shorter))
      }
      return layouts
    }
  }

  private static func plain(_ content: ScrollLayout.Content) -> ScrollLayout? {
    try? ScrollLayout(content: content)
  }

  /// As many items of the container's length.
  private static func plainer(_ content: ScrollLayout.Content) -> ScrollLayout.Content {
    switch content {
    case .length: content
    case .stack(let stack): .stack(ItemStack(count: stack.count))
    }
  }

  /// The number of things to say of a layout.
  private static func complexity(_ layout: ScrollLayout) -> Int {
    var complexity = 0
    if layout.axis == .vertical { complexity += 1 }
    if layout.bounds != (layout.axis == .horizontal ? 390 : 844) { complexity += 1 }
    if layout.crossBounds != (layout.axis == .horizontal ? 844 : 390) { complexity += 1 }
    for insets in [layout.safeArea, layout.crossSafeArea, layout.contentMargins] where insets != .zero {
      complexity += 1
    }
    if layout.layoutDirection == .rightToLeft { complexity += 1 }
    if layout.horizontalSizeClass != .compact { complexity += 1 }
    if layout.verticalSizeClass != .compact { complexity += 1 }
    if !layout.isScrollTargetLayout { complexity += 1 }
    if case .stack(let stack) = layout.content {
      if stack.spacing != 0 { complexity += 1 }
      if stack.padding != .zero { complexity += 1 }
      if stack.perPage != 1 { complexity += 1 }
      switch stack.items {
      case .equal(_, .containerRelative(span: 1)): break
      case .equal: complexity += 1
      case .listed: complexity += 2
      }
    }
    return complexity
  }
}

extension ItemStack {
  var count: Int {
    switch items {
    case .equal(let count, _): count
    case .listed(let lengths): lengths.count
    }
  }

  /// The stack with fewer items; `nil` where it has no more than those.
  func withCount(_ count: Int) -> ItemStack? {
    guard count < self.count else { return nil }
    var stack = self
    switch items {
    case .equal(_, let length): stack.items = .equal(count: count, length: length)
    case .listed(let lengths): stack.items = .listed(Array(lengths.prefix(count)))
    }
    return stack
  }
}

extension ScrollLayout {
  /// The difference to a shorter layout, in words; `nil` where it is not shorter.
  func shortening(to other: ScrollLayout) -> String? {
    switch (content, other.content) {
    case (.stack(let stack), .stack(let shorter)) where shorter.count < stack.count:
      "already with \(shorter.count == 1 ? "1 item" : "\(shorter.count) items")"
    case (.length(let length), .length(let shorter)) where shorter < length:
      "already with content of \(shorter.inSentence) pt"
    default: nil
    }
  }
}
