import ScrollBehavior

/// A device held one way, with a scroll view that fills its screen.
///
/// Whatever is stated explicitly wins over the device, and stays when the device is turned.
public struct DevicePose: Hashable, Sendable {
  /// The device.
  public var device: Device

  /// How it is held.
  public var orientation: Device.Orientation

  /// The width of the scroll view, in points; `nil` for the screen's.
  public var width: Double?

  /// The height of the scroll view, in points; `nil` for the screen's.
  public var height: Double?

  /// The safe area on the axis that scrolls, in points; `nil` for the device's.
  public var safeArea: AxisInsets?

  /// The room on the axis that scrolls; `nil` for the device's.
  public var sizeClass: UserInterfaceSizeClass?

  /// Makes a pose.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: how it is held.
  ///   - width: the width of the scroll view, in points; `nil` for the screen's.
  ///   - height: its height, in points; `nil` for the screen's.
  ///   - safeArea: the safe area on the axis that scrolls, in points; `nil` for the device's.
  ///   - sizeClass: the room on the axis that scrolls; `nil` for the device's.
  public init(
    _ device: Device,
    _ orientation: Device.Orientation = .portrait,
    width: Double? = nil,
    height: Double? = nil,
    safeArea: AxisInsets? = nil,
    sizeClass: UserInterfaceSizeClass? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.sizeClass = sizeClass
  }

  /// The same device held the other way.
  public var turned: DevicePose {
    var turned = self
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    return turned
  }

  /// The length of the scroll view along an axis, in points.
  func bounds(along axis: Axis) -> Double {
    (axis == .horizontal ? width : height) ?? device.bounds(along: axis, orientation)
  }

  /// The safe area along an axis of a scroll view that scrolls along one, in points.
  func safeArea(along axis: Axis, scrolling scrolled: Axis) -> AxisInsets {
    (axis == scrolled ? safeArea : nil) ?? device.safeArea(along: axis, orientation)
  }

  /// The room along an axis of a scroll view that scrolls along one.
  func sizeClass(along axis: Axis, scrolling scrolled: Axis) -> UserInterfaceSizeClass {
    (axis == scrolled ? sizeClass : nil) ?? device.sizeClass(along: axis, orientation)
  }
}

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
    _ pose: DevicePose,
    axis: Axis = .horizontal,
    contentMargins: AxisInsets = .zero,
    content: Content = .stack(ItemStack(count: 20)),
    isScrollTargetLayout: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight
  ) throws(ScrollLayoutError) {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    try self.init(
      axis: axis,
      bounds: pose.bounds(along: axis),
      crossBounds: pose.bounds(along: across),
      safeArea: pose.safeArea(along: axis, scrolling: axis),
      crossSafeArea: pose.safeArea(along: across, scrolling: axis),
      contentMargins: contentMargins,
      content: content,
      isScrollTargetLayout: isScrollTargetLayout,
      layoutDirection: layoutDirection,
      horizontalSizeClass: pose.sizeClass(along: .horizontal, scrolling: axis),
      verticalSizeClass: pose.sizeClass(along: .vertical, scrolling: axis)
    )
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
    _ device: Device,
    _ orientation: Device.Orientation = .portrait,
    axis: Axis = .horizontal,
    content: Content = .stack(ItemStack(count: 20))
  ) throws(ScrollLayoutError) {
    try self.init(DevicePose(device, orientation), axis: axis, content: content)
  }
}
