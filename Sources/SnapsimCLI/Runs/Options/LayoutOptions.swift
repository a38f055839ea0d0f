import ScrollSimulation

/// The layout as the command line describes it: what is not given comes from the device, or is the default.
struct LayoutOptions {
  var device: Device?
  var isLandscape = false
  var width: Double?
  var height: Double?
  var axis = Axis.horizontal
  var safeArea: AxisInsets?
  var contentMargins = AxisInsets.zero
  var items = 20
  var perPage = 1
  var span = 1
  var spacing = 0.0
  var padding = AxisInsets.zero
  var itemLength: Double?
  var itemLengths: [Double]?
  var contentLength: Double?
  var isScrollTargetLayout = true
  var layoutDirection = LayoutDirection.leftToRight
  var sizeClass: UserInterfaceSizeClass?

  /// The layout, or what is wrong with it.
  func layout() throws -> ScrollLayout {
    if let device {
      let pose = DevicePose(
        device, isLandscape ? .landscape : .portrait, width: width, height: height, safeArea: safeArea,
        sizeClass: sizeClass)
      return try ScrollLayout(
        pose, axis: axis, contentMargins: contentMargins, content: content,
        isScrollTargetLayout: isScrollTargetLayout, layoutDirection: layoutDirection)
    }
    let isHorizontal = axis == .horizontal
    let (width, height) = (width ?? 390, height ?? 844)
    return try ScrollLayout(
      axis: axis,
      bounds: isHorizontal ? width : height,
      crossBounds: isHorizontal ? height : width,
      safeArea: safeArea ?? .zero,
      contentMargins: contentMargins,
      content: content,
      isScrollTargetLayout: isScrollTargetLayout,
      layoutDirection: layoutDirection,
      horizontalSizeClass: (isHorizontal ? sizeClass : nil) ?? .compact,
      verticalSizeClass: (isHorizontal ? nil : sizeClass) ?? .compact
    )
  }

  private var content: ScrollLayout.Content {
    if let contentLength { return .length(contentLength) }
    if let itemLengths {
      return .stack(ItemStack(lengths: itemLengths, spacing: spacing, padding: padding, perPage: perPage))
    }
    return .stack(
      ItemStack(
        count: items,
        length: itemLength.map { .points($0) } ?? .containerRelative(span: span),
        spacing: spacing,
        padding: padding,
        perPage: perPage
      )
    )
  }
}
