import ScrollSimulation

/// The layout as the command line describes it: what is not given comes from the device, or is the default.
package struct LayoutOptions {
  package var device: Device?
  package var isLandscape = false
  package var width: Double?
  package var height: Double?
  package var axis = Axis.horizontal
  package var safeArea: AxisInsets?
  package var contentMargins = AxisInsets.zero
  package var items = 20
  package var perPage = 1
  package var span = 1
  package var spacing = 0.0
  package var padding = AxisInsets.zero
  var itemLength: Double?
  package var itemLengths: [Double]?
  package var contentLength: Double?
  package var isScrollTargetLayout = true
  package var layoutDirection = LayoutDirection.leftToRight
  package var sizeClass: UserInterfaceSizeClass?

  /// The layout, or what is wrong with it.
  package func layout() throws -> ScrollLayout {
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
