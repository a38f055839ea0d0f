extension ScrollLayout {
  /// The layout when what shows it is turned by a quarter.
  ///
  /// A device's other pose has insets and size classes of its own. Where there is no device, width and height change places
  /// and the insets on each axis stay.
  ///
  /// - Throws: `ScrollLayoutError` where the content does not go with the other pose.
  public func turned() throws(ScrollLayoutError) -> ScrollLayout {
    guard let pose else { return try with(bounds: crossBounds, crossBounds: bounds) }
    return try held(as: pose.turned)
  }

  /// The layout as it was before a turn, where the scroll view stretches with the screen.
  func beforeTurn() throws(ScrollLayoutError) -> ScrollLayout {
    if let pose { try held(as: pose.turnedStretching) } else { try turned() }
  }

  private func held(as pose: DevicePose) throws(ScrollLayoutError) -> ScrollLayout {
    var turned = try ScrollLayout(
      pose, axis: axis, contentMargins: contentMargins, content: content,
      isScrollTargetLayout: isScrollTargetLayout, layoutDirection: layoutDirection)
    (turned.keep, turned.covered, turned.collapse) = (keep, covered, collapse)
    turned.scrollsBothWays = scrollsBothWays
    return turned
  }

  /// The layout of a scroll view that keeps a part of its content in place as size, insets or items change.
  ///
  /// - Parameter keep: the part that stays; `nil` for the one that does already.
  /// - Returns: the same layout beside that.
  /// - Throws: `ScrollLayoutError` where an item is to stay and the content has none.
  public func keeping(_ keep: Keep?) throws(ScrollLayoutError) -> ScrollLayout {
    guard let keep else { return self }
    guard items != nil || !keep.isOfItems else { throw .noItemsToKeep }
    var layout = self
    layout.keep = keep
    return layout
  }

  /// The layout of a scroll view over whose start a pinned header or a bar lies.
  ///
  /// - Parameters:
  ///   - length: how much of the container it covers, in points, at least 0; of a header that collapses once it has.
  ///   - collapse: the way that content is scrolled until it has, in points, at least 0.
  /// - Returns: the same layout beside that.
  /// - Throws: `ScrollLayoutError` where a length is out of range.
  public func covered(by length: Double, collapsing collapse: Double = 0) throws(ScrollLayoutError)
    -> ScrollLayout
  {
    try ScrollLayoutError.check(length, .covered, in: 0...Self.limit)
    try ScrollLayoutError.check(collapse, .collapse, in: 0...Self.limit)
    var layout = self
    (layout.covered, layout.collapse) = (length, collapse)
    return layout
  }

  /// The layout of a scroll view whose other axis scrolls too, or does not.
  public func scrollingBothWays(_ both: Bool = true) -> ScrollLayout {
    var layout = self
    layout.scrollsBothWays = both
    return layout
  }

  /// The safe area while a keyboard of a height in points covers the bottom of a vertical scroll view.
  package func safeArea(underKeyboard height: Double) -> AxisInsets {
    AxisInsets(leading: safeArea.leading, trailing: max(safeArea.trailing, height))
  }

  /// Replaces some parts of the layout.
  ///
  /// It is no device's any more where a part changes that the device gives.
  package func with(
    axis: Axis? = nil, bounds: Double? = nil, crossBounds: Double? = nil, safeArea: AxisInsets? = nil,
    crossSafeArea: AxisInsets? = nil, contentMargins: AxisInsets? = nil, content: Content? = nil,
    isScrollTargetLayout: Bool? = nil, layoutDirection: LayoutDirection? = nil,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil
  ) throws(ScrollLayoutError) -> ScrollLayout {
    var layout = try ScrollLayout(
      axis: axis ?? self.axis, bounds: bounds ?? self.bounds, crossBounds: crossBounds ?? self.crossBounds,
      safeArea: safeArea ?? self.safeArea, crossSafeArea: crossSafeArea ?? self.crossSafeArea,
      contentMargins: contentMargins ?? self.contentMargins, content: content ?? self.content,
      isScrollTargetLayout: isScrollTargetLayout ?? self.isScrollTargetLayout,
      layoutDirection: layoutDirection ?? self.layoutDirection,
      horizontalSizeClass: horizontalSizeClass ?? self.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? self.verticalSizeClass)
    let keepsPose =
      axis == nil && bounds == nil && crossBounds == nil && safeArea == nil && crossSafeArea == nil
      && horizontalSizeClass == nil && verticalSizeClass == nil
    if keepsPose { layout.pose = pose }
    (layout.covered, layout.collapse, layout.scrollsBothWays) = (covered, collapse, scrollsBothWays)
    if let keep, layout.items != nil || !keep.isOfItems { layout.keep = keep }
    return layout
  }
}
