import ScrollBehavior

extension ScrollLayout {
  /// The layout when what shows it is turned by a quarter.
  ///
  /// A device's other pose has insets and size classes of its own. Where there is no device, width and height change places
  /// and the insets on each axis stay.
  ///
  /// - Throws: `ScrollLayoutError` where the content does not go with the other pose.
  public func turned() throws(ScrollLayoutError) -> ScrollLayout {
    guard let pose else { return try with(bounds: crossBounds, crossBounds: bounds) }
    return try ScrollLayout(
      pose.turned, axis: axis, contentMargins: contentMargins, content: content,
      isScrollTargetLayout: isScrollTargetLayout, layoutDirection: layoutDirection)
  }

  /// Replaces some parts of the layout.
  ///
  /// It is no device's any more where a part changes that the device gives.
  func with(
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
    return layout
  }
}
