/// A behavior that places the items of its scroll view too, and says where.
package protocol LaidOutScrollTargetBehavior: ScrollTargetBehavior {
  /// The layout on a screen, by a behavior that is asked nothing else.
  func layout(on screen: LaidOutScreen) -> StatedLayout

  /// Forgets the gestures before, as if the next one were the first from where it begins.
  func forget()
}

/// A screen that a scroll view fills: its size and safe areas in points, and what is known of the items.
package struct LaidOutScreen {
  package var size: CGSize
  package var horizontal: (leading: Double, trailing: Double)
  package var vertical: (leading: Double, trailing: Double)

  /// The axis and the length of an item, where something else than the behavior says them; the number of lines of items.
  package var axis: Axis?
  package var itemLength: Double?
  package var items: Int

  package init(
    size: CGSize, horizontal: (leading: Double, trailing: Double),
    vertical: (leading: Double, trailing: Double), axis: Axis?, itemLength: Double?, items: Int
  ) {
    (self.size, self.horizontal, self.vertical) = (size, horizontal, vertical)
    (self.axis, self.itemLength, self.items) = (axis, itemLength, items)
  }

  /// The safe area on an axis.
  package func safeArea(along axis: Axis) -> (leading: Double, trailing: Double) {
    axis == .horizontal ? horizontal : vertical
  }
}

/// A layout as a behavior says it, in points.
package struct StatedLayout {
  package var axis: Axis

  /// The length of all items, or of each; none where the behavior does not say it.
  package var lengths: [Double] = []

  /// How many items there are, where the behavior counts them.
  package var count: Int?
  package var spacing = 0.0
  package var padding = (leading: 0.0, trailing: 0.0)
  package var margins = (leading: 0.0, trailing: 0.0)
  package var ignoresSafeArea = false

  /// The length of content whose items are no stack.
  package var contentLength: Double?

  package init(axis: Axis) { self.axis = axis }
}
