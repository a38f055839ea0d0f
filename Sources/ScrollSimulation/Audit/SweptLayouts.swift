import ScrollBehavior

/// Layouts that differ from a plain one in the number of items or in the container's length.
///
/// | what | values |
/// |---|---|
/// | items | 1 to 130, 200, 500, 1000 |
/// | container | 98 to 1400 pt, by 42 |
enum SweptLayouts {
  /// The plain layout of equal items among some, with a few pages of them.
  static func base(_ layouts: [ScrollLayout]) -> ScrollLayout? {
    layouts.first { layout in
      guard case .stack(let stack) = layout.content, case .equal(let count, _) = stack.items else {
        return false
      }
      return count >= 5 && stack.perPage == 1 && layout.insets == .zero
        && layout.reach > 3 * layout.container / 4
    }
  }

  /// The layout with other numbers of items.
  static func counts(_ base: ScrollLayout) -> [ScrollLayout] {
    guard case .stack(var stack) = base.content, case .equal(_, let length) = stack.items else { return [] }
    return (Array(1...130) + [200, 500, 1000]).compactMap { count in
      stack.items = .equal(count: count, length: length)
      return try? base.with(content: .stack(stack))
    }
  }

  /// Whether the items of a layout go with a container of another length.
  static func fits(_ base: ScrollLayout) -> Bool {
    guard case .stack(let stack) = base.content, case .equal(_, .containerRelative) = stack.items else {
      return false
    }
    return stack.padding == .zero
  }

  /// The layout with other lengths of the container.
  static func containers(_ base: ScrollLayout) -> [ScrollLayout] {
    stride(from: 98.0, through: 1400, by: 42).compactMap { try? base.with(bounds: $0) }
  }
}
