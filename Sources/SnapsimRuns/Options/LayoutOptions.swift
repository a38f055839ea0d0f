import ScrollSimulation

extension Option {
  package static let device = Option(
    "device", in: .layout,
    takes: .text("the name of a device, such as iphone-14", .words(Device.all.map(\.name))), as: "NAME",
    means: "bounds, safe area, size classes of a device; flags win over it")
  package static let landscape = Option(
    "landscape", in: .layout, means: "the device lies on its side", needs: .device)
  package static let width = Option(
    "width", in: .layout, takes: .number(.length), default: "390",
    means: "width of the scroll view, insets included",
    called: ["viewwidth", "boundswidth", "screenwidth", "containerwidth", "pagewidth"])
  package static let height = Option(
    "height", in: .layout, takes: .number(.length), default: "844",
    means: "height of the scroll view, insets included",
    called: ["viewheight", "boundsheight", "screenheight", "containerheight", "pageheight"])
  package static let axis = Option(
    "axis", in: .layout, takes: .oneOf(Axis.self), default: "horizontal", means: "the axis that scrolls")
  package static let safeArea = Option(
    "safe-area", in: .layout, takes: .pair(.distance), default: "0",
    means: "safe area on the axis: leading, trailing", called: ["safeareainset", "safeareainsets"])
  package static let contentMargins = Option(
    "content-margins", in: .layout, takes: .pair(.distance), default: "0",
    means: "content margins on the axis, which inset it too",
    called: ["contentinset", "contentinsets", "margins"])
  package static let items = Option(
    "items", in: .layout, takes: .number(.count("items")), default: "20", means: "number of items",
    called: ["itemcount", "numberofitems", "pagecount"])
  package static let perPage = Option(
    "per-page", in: .layout, takes: .number(.count("items")), default: "1",
    means: "items in a page; they and their spacing fill it")
  package static let span = Option(
    "span", in: .layout, takes: .number(.count("parts")), default: "1",
    means: "parts of a page that an item spans; a page is the items that fit")
  package static let spacing = Option(
    "spacing", in: .layout, takes: .number(.points), default: "0",
    means: "space between items; negative overlaps them", called: ["itemspacing", "interitemspacing", "gap"])
  package static let padding = Option(
    "padding", in: .layout, takes: .pair(.distance), default: "0",
    means: "space before the first item and after the last")
  package static let itemLength = Option(
    "item-length", in: .layout, takes: .number(.distance),
    means: "length of each item, instead of filling the page",
    called: ["itemwidth", "itemheight", "itemsize", "cardwidth", "rowheight"], excludes: [.span])
  package static let itemLengths = Option(
    "item-lengths", in: .layout, takes: .numbers(.distance),
    means: "one length per item, which counts them too", excludes: [.items, .itemLength, .span])
  package static let contentLength = Option(
    "content-length", in: .layout, takes: .number(.distance),
    means: "content that is not made of items, a chart say",
    excludes: [.items, .itemLength, .itemLengths, .perPage, .span, .spacing, .padding, .noScrollTargetLayout])
  package static let noScrollTargetLayout = Option(
    "no-scroll-target-layout", in: .layout, means: "the items are there, but not as scroll targets")
  package static let covered = Option(
    "covered", in: .layout, takes: .number(.distance), default: "0",
    means: "points at the start that a pinned header or a bar lies over")
  package static let collapse = Option(
    "collapse", in: .layout, takes: .number(.distance), default: "0",
    means: "points that content is scrolled until its header has collapsed")
  package static let bothAxes = Option(
    "both-axes", in: .layout, means: "the other axis scrolls too: the context names both")
  package static let layoutDirection = Option(
    "layout-direction", in: .layout, takes: .oneOf(LayoutDirection.self), default: "ltr",
    means: "side on which horizontal content begins")
  package static let sizeClass = Option(
    "size-class", in: .layout, takes: .oneOf(UserInterfaceSizeClass.self), default: "compact",
    means: "size class on the axis")
  package static let keep = Option(
    "keep", in: .layout,
    takes: .text(
      "offset, item, bottom or anchor=A with A from 0 to 1", .words(Keep.words.map(\.word) + ["anchor="])),
    as: "offset|item|bottom|anchor=A", default: "offset",
    means: "what stays through rotation, resizing, insets, insertion", called: ["scrollposition"])
}

/// The layout as the command line describes it: what is not given comes from the device, or is the default.
package struct LayoutOptions: OptionSettings, Equatable {
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
  package var itemLength: Double?
  package var itemLengths: [Double]?
  package var contentLength: Double?
  package var isScrollTargetLayout = true
  package var covered = 0.0
  package var collapse = 0.0
  package var scrollsBothWays = false
  package var layoutDirection = LayoutDirection.leftToRight
  package var sizeClass: UserInterfaceSizeClass?
  package var keep: Keep?

  /// The size of a scroll view that is on no device, in points.
  package static let usual = (width: 390.0, height: 844.0)

  package init() {}

  package static let rows: [OptionRow<Self>] = [
    OptionRow(.device) { $1(&$0.device) }, OptionRow(.landscape) { $1(&$0.isLandscape) },
    OptionRow(.width) { $1(&$0.width) }, OptionRow(.height) { $1(&$0.height) },
    OptionRow(.axis) { $1(&$0.axis) }, OptionRow(.safeArea) { $1(&$0.safeArea) },
    OptionRow(.contentMargins) { $1(&$0.contentMargins) }, OptionRow(.items) { $1(&$0.items) },
    OptionRow(.perPage) { $1(&$0.perPage) }, OptionRow(.span) { $1(&$0.span) },
    OptionRow(.spacing) { $1(&$0.spacing) }, OptionRow(.padding) { $1(&$0.padding) },
    OptionRow(.itemLength) { $1(&$0.itemLength) }, OptionRow(.itemLengths) { $1(&$0.itemLengths) },
    OptionRow(.contentLength) { $1(&$0.contentLength) },
    OptionRow(.noScrollTargetLayout, read: { layout, _ in layout.isScrollTargetLayout = false }) {
      $0.isScrollTargetLayout ? [] : [""]
    },
    OptionRow(.covered) { $1(&$0.covered) }, OptionRow(.collapse) { $1(&$0.collapse) },
    OptionRow(.bothAxes) { $1(&$0.scrollsBothWays) }, OptionRow(.layoutDirection) { $1(&$0.layoutDirection) },
    OptionRow(.sizeClass) { $1(&$0.sizeClass) }, OptionRow(.keep) { $1(&$0.keep) },
  ]

  package func layout() throws -> ScrollLayout {
    if let device {
      let pose = DevicePose(
        device, isLandscape ? .landscape : .portrait, width: width, height: height, safeArea: safeArea,
        sizeClass: sizeClass)
      return try ScrollLayout(
        pose, axis: axis, contentMargins: contentMargins, content: content,
        isScrollTargetLayout: isScrollTargetLayout, layoutDirection: layoutDirection
      ).keeping(keep).covered(by: covered, collapsing: collapse).scrollingBothWays(scrollsBothWays)
    }
    let isHorizontal = axis == .horizontal
    let (width, height) = (width ?? Self.usual.width, height ?? Self.usual.height)
    return try ScrollLayout(
      axis: axis, bounds: isHorizontal ? width : height, crossBounds: isHorizontal ? height : width,
      safeArea: safeArea ?? .zero, contentMargins: contentMargins, content: content,
      isScrollTargetLayout: isScrollTargetLayout, layoutDirection: layoutDirection,
      horizontalSizeClass: (isHorizontal || scrollsBothWays ? sizeClass : nil) ?? .compact,
      verticalSizeClass: (isHorizontal && !scrollsBothWays ? nil : sizeClass) ?? .compact
    ).keeping(keep).covered(by: covered, collapsing: collapse).scrollingBothWays(scrollsBothWays)
  }

  private var content: ScrollLayout.Content {
    if let contentLength { return .length(contentLength) }
    if let itemLengths {
      return .stack(ItemStack(lengths: itemLengths, spacing: spacing, padding: padding, perPage: perPage))
    }
    return .stack(
      ItemStack(
        count: items, length: itemLength.map { .points($0) } ?? .containerRelative(span: span),
        spacing: spacing, padding: padding, perPage: perPage))
  }

  package init(_ layout: ScrollLayout) {
    (axis, contentMargins) = (layout.axis, layout.contentMargins)
    (isScrollTargetLayout, layoutDirection) = (layout.isScrollTargetLayout, layout.layoutDirection)
    (keep, covered, collapse) = (layout.keep, layout.covered, layout.collapse)
    scrollsBothWays = layout.scrollsBothWays
    let isHorizontal = axis == .horizontal
    if let pose = layout.pose {
      (device, isLandscape) = (pose.device, pose.orientation == .landscape)
      (width, height, safeArea, sizeClass) = (pose.width, pose.height, pose.safeArea, pose.sizeClass)
    } else {
      let size = layout.boundsSize
      width = size.width == Self.usual.width ? nil : size.width
      height = size.height == Self.usual.height ? nil : size.height
      safeArea = layout.safeArea == .zero ? nil : layout.safeArea
      let room = isHorizontal ? layout.horizontalSizeClass : layout.verticalSizeClass
      sizeClass = room == .compact ? nil : room
    }
    switch layout.content {
    case .length(let length): contentLength = length
    case .stack(let stack):
      (perPage, spacing, padding) = (stack.perPage, stack.spacing, stack.padding)
      switch stack.items {
      case .listed(let lengths): itemLengths = lengths
      case .equal(let count, .points(let length)): (items, itemLength) = (count, length)
      case .equal(let count, .containerRelative(let span)): (items, self.span) = (count, span)
      }
    }
  }
}
