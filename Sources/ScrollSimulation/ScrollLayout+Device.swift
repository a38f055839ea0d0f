extension ScrollLayout {
  /// Makes the layout of a scroll view on a device.
  ///
  /// - Parameters:
  ///   - pose: the device, how it is held, and what is stated over it.
  ///   - axis: the axis that scrolls.
  ///   - contentMargins: the content margins on the axis, in points, at least 0.
  ///   - content: what scrolls.
  ///   - isScrollTargetLayout: whether the items are scroll targets.
  ///   - layoutDirection: the side on which horizontal content begins.
  /// - Throws: `ScrollLayoutError` where the content does not go with the screen.
  public init(
    _ pose: DevicePose, axis: Axis = .horizontal, contentMargins: AxisInsets = .zero,
    content: Content = .stack(ItemStack(count: 20)), isScrollTargetLayout: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight
  ) throws(ScrollLayoutError) {
    let across = axis.across
    try self.init(
      axis: axis, bounds: pose.bounds(along: axis), crossBounds: pose.bounds(along: across),
      safeArea: pose.safeArea(along: axis, scrolling: axis, layoutDirection),
      crossSafeArea: pose.safeArea(along: across, scrolling: axis, layoutDirection),
      contentMargins: contentMargins, content: content, isScrollTargetLayout: isScrollTargetLayout,
      layoutDirection: layoutDirection,
      horizontalSizeClass: pose.sizeClass(along: .horizontal, scrolling: axis),
      verticalSizeClass: pose.sizeClass(along: .vertical, scrolling: axis))
    self.pose = pose
  }

  /// Makes the layout of a scroll view that fills a device's screen.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: how it is held.
  ///   - axis: the axis that scrolls.
  ///   - content: what scrolls.
  /// - Throws: `ScrollLayoutError` where the content does not go with the screen.
  public init(
    _ device: Device, _ orientation: Device.Orientation = .portrait, axis: Axis = .horizontal,
    content: Content = .stack(ItemStack(count: 20))
  ) throws(ScrollLayoutError) { try self.init(DevicePose(device, orientation), axis: axis, content: content) }
}
