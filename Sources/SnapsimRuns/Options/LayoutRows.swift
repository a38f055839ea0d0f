import ScrollSimulation

// The rows of the table.
extension RunOptions {
  package static let device = OptionRow<Self>(
    "device", in: .layout,
    takes: .text("the name of a device, such as iphone-14", .words(Device.all.map(\.name))), as: "NAME",
    means: "bounds, safe area, size classes of a device; flags win over it"
  ) { $0.layout.device = try OptionText.device($2) }
  package static let landscape = OptionRow<Self>.flag(
    "landscape", in: .layout, means: "the device lies on its side"
  ) { $0.layout.isLandscape = true }
  package static let width = OptionRow<Self>.number(
    "width", in: .layout, takes: .length, as: "PT", default: "390",
    means: "width of the scroll view, insets included"
  ) { $0.layout.width = $1 }
  package static let height = OptionRow<Self>.number(
    "height", in: .layout, takes: .length, as: "PT", default: "844",
    means: "height of the scroll view, insets included"
  ) { $0.layout.height = $1 }
  package static let axis = OptionRow<Self>.word(
    "axis", in: .layout, takes: [("horizontal", Axis.horizontal), ("vertical", .vertical)],
    default: "horizontal",
    means: "the axis that scrolls"
  ) { $0.layout.axis = $1 }
  package static let safeArea = OptionRow<Self>.pair(
    "safe-area", in: .layout, takes: .distance, default: "0",
    means: "safe area on the axis: leading, trailing"
  ) { $0.layout.safeArea = $1 }
  package static let contentMargins = OptionRow<Self>.pair(
    "content-margins", in: .layout, takes: .distance, default: "0",
    means: "content margins on the axis, which inset it too"
  ) { $0.layout.contentMargins = $1 }
  package static let items = OptionRow<Self>.number(
    "items", in: .layout, takes: .count("items"), as: "N", default: "20", means: "number of items"
  ) { $0.layout.items = Int($1) }
  package static let perPage = OptionRow<Self>.number(
    "per-page", in: .layout, takes: .count("items"), as: "N", default: "1",
    means: "items in a page; they and their spacing fill it"
  ) { $0.layout.perPage = Int($1) }
  package static let span = OptionRow<Self>.number(
    "span", in: .layout, takes: .count("parts"), as: "N", default: "1",
    means: "parts of a page that an item spans; a page is the items that fit"
  ) { $0.layout.span = Int($1) }
  package static let spacing = OptionRow<Self>.number(
    "spacing", in: .layout, takes: .points, as: "PT", default: "0",
    means: "space between items; negative overlaps them"
  ) { $0.layout.spacing = $1 }
  package static let padding = OptionRow<Self>.pair(
    "padding", in: .layout, takes: .distance, default: "0",
    means: "space before the first item and after the last"
  ) { $0.layout.padding = $1 }
  package static let itemLength = OptionRow<Self>.number(
    "item-length", in: .layout, takes: .length, as: "PT",
    means: "length of each item, instead of filling the page"
  ) { $0.layout.itemLength = $1 }
  package static let itemLengths = OptionRow<Self>.numbers(
    "item-lengths", in: .layout, takes: .length, means: "one length per item, which counts them too"
  ) { $0.layout.itemLengths = $1 }
  package static let contentLength = OptionRow<Self>.number(
    "content-length", in: .layout, takes: .distance, as: "PT",
    means: "content that is not made of items, a chart say"
  ) { $0.layout.contentLength = $1 }
  package static let noScrollTargetLayout = OptionRow<Self>.flag(
    "no-scroll-target-layout", in: .layout, means: "the items are there, but not as scroll targets"
  ) { $0.layout.isScrollTargetLayout = false }
  package static let layoutDirection = OptionRow<Self>.word(
    "layout-direction", in: .layout, takes: [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)],
    default: "ltr", means: "side on which horizontal content begins"
  ) { $0.layout.layoutDirection = $1 }
  package static let sizeClass = OptionRow<Self>.word(
    "size-class", in: .layout, takes: [("compact", UserInterfaceSizeClass.compact), ("regular", .regular)],
    default: "compact", means: "size class on the axis"
  ) { $0.layout.sizeClass = $1 }

  package static let layoutRows = [
    device, landscape, width, height, axis, safeArea, contentMargins, items, perPage, span, spacing, padding,
    itemLength, itemLengths, contentLength, noScrollTargetLayout, layoutDirection, sizeClass,
  ]

  /// The layout options that say nothing beside another, which is meant.
  static func layoutOptions(excludedBy option: Option) -> [Option] {
    switch option {
    case itemLengths.option: [items.option, itemLength.option, span.option]
    case itemLength.option: [span.option]
    case contentLength.option:
      [items, itemLength, itemLengths, perPage, span, spacing, padding, noScrollTargetLayout].map(\.option)
    default: []
    }
  }
}
