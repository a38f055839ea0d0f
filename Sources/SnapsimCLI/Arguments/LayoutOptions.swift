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
  func layout() throws(SnapsimError) -> ScrollLayout {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    do {
      return try ScrollLayout(
        axis: axis,
        bounds: bounds(along: axis),
        crossBounds: bounds(along: across),
        safeArea: safeArea ?? deviceSafeArea(along: axis),
        crossSafeArea: deviceSafeArea(along: across),
        contentMargins: contentMargins,
        content: content,
        isScrollTargetLayout: isScrollTargetLayout,
        layoutDirection: layoutDirection,
        horizontalSizeClass: sizeClass(along: .horizontal),
        verticalSizeClass: sizeClass(along: .vertical)
      )
    } catch {
      throw .layout(error)
    }
  }

  private var orientation: Device.Orientation { isLandscape ? .landscape : .portrait }

  private func bounds(along axis: Axis) -> Double {
    let explicit = axis == .horizontal ? width : height
    let fallback: Double = axis == .horizontal ? 390 : 844
    return explicit ?? device?.bounds(along: axis, orientation) ?? fallback
  }

  private func deviceSafeArea(along axis: Axis) -> AxisInsets {
    device?.safeArea(along: axis, orientation) ?? .zero
  }

  private func sizeClass(along axis: Axis) -> UserInterfaceSizeClass {
    if axis == self.axis, let sizeClass { return sizeClass }
    return device?.sizeClass(along: axis, orientation) ?? .compact
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
