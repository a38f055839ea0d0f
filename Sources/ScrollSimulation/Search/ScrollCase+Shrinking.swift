extension ScrollCase {
  /// The case carried over to plainer layouts, and then to the shortest content, as long as a search finds one like it
  /// there.
  func shrunk(by search: (ScrollLayout, ScrollCase) -> ScrollCase?) -> ScrollCase {
    var smallest = self
    func first(of layouts: [ScrollLayout]) -> ScrollCase? {
      for layout in layouts {
        if let found = search(layout, smallest) { return found }
      }
      return nil
    }
    while true {
      while let plainer = first(of: smallest.layout.plainer) { smallest = plainer }
      // A shorter one may be plain where the longer one was not.
      guard let shorter = first(of: smallest.layout.shorter) else { return smallest }
      smallest = shorter
    }
  }
}

extension ScrollLayout {
  /// The layouts with one thing less, the plainest of all first.
  var plainer: [ScrollLayout] {
    // As many items of the container's length.
    let content = stack.map { .stack(ItemStack(count: $0.count)) } ?? content
    var simpler = [
      try? ScrollLayout(content: self.content), try? ScrollLayout(content: content),
      try? with(content: content), try? with(layoutDirection: .leftToRight), try? with(contentMargins: .zero),
    ]
    simpler +=
      pose.map(plainer) ?? [
        try? with(safeArea: .zero), try? with(crossSafeArea: .zero),
        try? with(horizontalSizeClass: .compact, verticalSizeClass: .compact),
        axis == .vertical ? try? with(axis: .horizontal, bounds: crossBounds, crossBounds: bounds) : nil,
      ]
    if var stack {
      let changes: [(inout ItemStack) -> Void] = [
        { $0.spacing = 0 }, { $0.padding = .zero }, { $0.perPage = 1 },
      ]
      for change in changes {
        change(&stack)
        simpler.append(try? with(content: .stack(stack)))
      }
    }
    return simpler.compactMap { $0 }.filter { $0 != self && $0.complexity < complexity }
  }

  /// The layout without its device, and scrolling horizontally on it.
  ///
  /// A device goes as a whole: insets and size classes across the axis come from nothing else.
  private func plainer(_ pose: DevicePose) -> [ScrollLayout?] {
    let isHorizontal = axis == .horizontal
    let plain = try? with(
      crossSafeArea: .zero, horizontalSizeClass: isHorizontal ? nil : .compact,
      verticalSizeClass: isHorizontal ? .compact : nil)
    guard !isHorizontal else { return [plain] }
    let horizontal = try? ScrollLayout(
      pose, contentMargins: contentMargins, content: content, isScrollTargetLayout: isScrollTargetLayout,
      layoutDirection: layoutDirection)
    return [plain, horizontal]
  }

  /// The layouts with fewer items or shorter content, the shortest first.
  var shorter: [ScrollLayout] {
    switch content {
    case .length(let length):
      [0, 0.5, 1, 1.5, 2, 2.5, 3, 4.5].map { ($0 * container).rounded() }
        .filter { $0 < length }.compactMap { try? with(content: .length($0)) }
    case .stack(let stack):
      (1...64).prefix { $0 < stack.count }.compactMap { try? with(content: .stack(stack.first($0))) }
    }
  }

  /// The number of things to say of it.
  private var complexity: Int {
    let (length, across) = axis == .horizontal ? (390.0, 844.0) : (844, 390)
    var said = [
      axis == .vertical, bounds != length, crossBounds != across, safeArea != .zero, crossSafeArea != .zero,
      contentMargins != .zero, layoutDirection == .rightToLeft, horizontalSizeClass != .compact,
      verticalSizeClass != .compact, !isScrollTargetLayout,
    ]
    if let stack {
      said += [stack.spacing != 0, stack.padding != .zero, stack.perPage != 1]
      switch stack.items {
      case .equal(_, .containerRelative(span: 1)): break
      case .equal: said.append(true)
      case .listed: said += [true, true]
      }
    }
    return said.count { $0 }
  }
}

extension ItemStack {
  var count: Int {
    switch items {
    case .equal(let count, _): count
    case .listed(let lengths): lengths.count
    }
  }

  /// The stack of its first items.
  fileprivate func first(_ count: Int) -> ItemStack {
    var stack = self
    switch items {
    case .equal(_, let length): stack.items = .equal(count: count, length: length)
    case .listed(let lengths): stack.items = .listed(Array(lengths.prefix(count)))
    }
    return stack
  }
}
