/// A behavior that places the items of its scroll view too, and says where.
package protocol LaidOutScrollTargetBehavior: ScrollTargetBehavior {
  /// The layout on a screen of a size in points, with a safe area on each axis, by a behavior that is asked nothing else.
  ///
  /// The axis and the length of an item are given where something else than the behavior says them; the items are lines.
  func layout(
    on screen: CGSize, safeArea: (Axis) -> (leading: Double, trailing: Double), axis: Axis?,
    itemLength: Double?, items: Int
  ) -> StatedLayout

  /// Forgets the gestures before, as if the next one were the first from where it begins.
  func forget()
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
