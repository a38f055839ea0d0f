import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimText
import SnapsimRuns

extension ScrollViewReading {
  /// The faults on one screen, in words as `iphone-14 on its side`, that show without any gesture, beside the first screen.
  func faults(
    on layout: ScrollLayout, _ screen: String, beside first: (screen: String, layout: ScrollLayout)? = nil
  ) -> [Finding] {
    let places =
      offCenter(on: layout, screen) ?? offCenterBySpacers(on: layout, screen)
      ?? asLongAsSafeArea(on: layout, screen)
    var offCenter =
      places ?? offCenter(on: layout, screen, beside: first) ?? offCenterByNumbers(layout, screen)
    if case .anchor(let anchor) = layout.keep, anchor > 0, let fault = offCenter {
      let ignored =
        ".viewAligned aligns leading edges whatever the anchor of the scroll position is, which is the model here: no device "
        + "was measured"
      offCenter?.assumption = [fault.assumption, ignored].compactMap(\.self).joined(separator: ", and ")
    }
    return [
      surelyUnequalPages(on: layout, screen) ?? unequalPagesWithoutStack(on: layout, screen)
        ?? unequalPagesOfScreen(on: layout, screen),
      offCenter, longItems(on: layout, screen), lineTargets(on: layout, screen),
      places == nil ? unevenStart(on: layout, screen) : nil,
      unreachedPosition(on: layout, screen),
    ]
    .compactMap(\.self)
  }

  private func fault(
    _ check: Finding.Check, _ message: String, fix: String, assumption: String? = nil
  ) -> Finding {
    Finding(check, message, line: line, fix: fix, assumption: assumption)
  }

  func lacks(_ option: Option) -> Bool { unread.contains { $0.option == option.name } }

  /// Unequal pages, which are so without the safe area too where that is not read: a bar only adds to it.
  private func surelyUnequalPages(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let fault = unequalPages(on: layout, screen)
    guard fault != nil, lacks(.safeArea), !hasBars, let bare = try? layout.with(safeArea: .zero) else {
      return fault
    }
    return unequalPages(on: bare, screen)
  }

  /// Unequal pages where no stack is written, should SwiftUI space what it stacks as in one that names no spacing.
  private func unequalPagesWithoutStack(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard unread.contains(where: { $0.option == Option.spacing.name && $0.written.isEmpty }),
      case .stack(var stack) = layout.content
    else { return nil }
    // Between most views (our choice: Apple documents none, and authors report about 8).
    stack.spacing = 8
    guard let spaced = try? layout.with(content: .stack(stack)), var fault = unequalPages(on: spaced, screen)
    else { return nil }
    fault.fix = "one stack around the items, with spacing 0"
    fault.assumption = "SwiftUI stacks what no stack holds with the spacing of a stack that names none"
    return fault
  }

  /// Unequal pages inside of a view that is in none of the files, should that leave it the length and safe area of the screen.
  private func unequalPagesOfScreen(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let side = axis == .horizontal ? Option.width : .height
    guard unread.contains(where: { $0.option == side.name && $0.isOfOtherFile }),
      let whole = try? layout.with(safeArea: layout.deviceSafeArea),
      var fault = unequalPages(on: whole, screen)
    else { return nil }
    fault.assumption = "it keeps to the safe area of the screen"
    return fault
  }

  private var hasBars: Bool { unread.contains { $0.option == Option.safeArea.name && $0.isMoreThanOfScreen } }

  /// Pages that do not lie one length of the scroll view apart, by which `.paging` turns them.
  private func unequalPages(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let page = layout.bounds
    guard behavior.spec == "paging", let items = layout.items, items.count > 1, layout.reach > page
    else { return nil }
    let off = Grids(layout).place(page).misalignment
    // Bars shorten the container, and what lies over a page may be longer than is read.
    let isOfLeast = value(.itemLength)?.lengths.contains { $0.isGreatest(by: items.longest) } ?? false
    func words(_ points: Double, orMore: Bool) -> String {
      points.inSentence + (orMore ? " pt or more" : " pt")
    }
    let cut = layout.insets.leading + items.leadingEdge(of: 0) + items.longest - page
    if abs(off) <= Settlement.tolerance, items.isEven, abs(items.longest - page) <= Settlement.tolerance,
      cut >= Settlement.leastSeen
    {
      return Finding(
        .unequalPages,
        "pages are as long as the scroll view, \(page.inSentence) pt (\(screen)), and come to rest "
          + "\(words(cut, orMore: hasBars)) from its edge: their last \(words(cut, orMore: hasBars)) lie past its other end",
        line: line,
        fix:
          "\(layout.safeArea == .zero ? "no content margins" : Self.ignoringSafeArea(layout)); or pages by "
          + ".containerRelativeFrame with \(Self.aligning(layout))")
    }
    guard abs(off) > Settlement.tolerance, !layout.pagesAreAsFirst else { return nil }
    // Few short items fill no more than two pages, which rest at the start and at the end.
    let step = items.leadingEdge(of: 1) - items.leadingEdge(of: 0)
    let few = ((2 * page + items.spacing) / step).rounded(.down)
    // Of a view of an unknown number there may be four items in all (our choice).
    let isOfMany = lacks(.items) && few >= 4
    return fault(
      .unequalPages,
      ".paging turns by the \(page.inSentence) pt of the scroll view (\(screen)), and the nearest item begins "
        + "\(words(abs(off), orMore: off > 0 ? hasBars : isOfLeast)) \(off > 0 ? "before" : "after") that",
      fix: Self.fix(of: layout),
      assumption: isOfMany ? "there are more than \(few.inSentence) items" : nil)
  }

  /// The change of the view that aligns its pages on every screen, and one for the cause at hand.
  private static func fix(of layout: ScrollLayout) -> String {
    let aligned = aligning(layout)
    guard case .stack(let stack) = layout.content, case .equal(_, .containerRelative) = stack.items else {
      return aligned
    }
    let needed = [
      (stack.spacing != 0, "spacing 0 instead of \(stack.spacing.inSentence)"),
      (layout.contentMargins != .zero, "no content margins"),
      (layout.safeArea != .zero, ignoringSafeArea(layout)),
      (stack.padding != .zero, "no padding on the stack"),
      (stack.spacing != 0 || stack.padding != .zero, "padding within each page"),
    ].filter(\.0).map(\.1)
    return needed.isEmpty ? aligned : "\(aligned); or \(Choice.words(needed, joinedBy: "and"))"
  }

  private static func aligning(_ layout: ScrollLayout) -> String {
    ".viewAligned(limitBehavior: .alwaysByOne)"
      + (layout.isScrollTargetLayout ? "" : " with .scrollTargetLayout() on the stack")
  }

  private static func ignoringSafeArea(_ layout: ScrollLayout) -> String {
    ".ignoresSafeArea(edges: \(layout.axis == .horizontal ? ".horizontal" : ".vertical")) on the scroll view"
  }

  /// Three items or more that `.viewAligned` brings to the start of the container, the second at least.
  private func itemsAlignedAtStart(on layout: ScrollLayout) -> ItemFrames? {
    guard behavior.alignsViews, behavior.spec?.contains("anchor=") == false,
      layout.isScrollTargetLayout, let items = layout.items, items.count > 2,
      layout.reach > items.leadingEdge(of: 1)
    else { return nil }
    return items
  }

  /// Items of which some come to rest in the middle of the screen, and others do not, or for which margins leave room there.
  private func offCenter(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard let items = itemsAlignedAtStart(on: layout),
      items.longest <= layout.screenful + Settlement.tolerance
    else { return nil }
    // What fills the container lies in its middle.
    let fills = abs(items.longest - layout.container) <= Settlement.tolerance
    if items.isEven, fills, items.leadingEdge(of: 0) == 0 { return nil }
    let stops = layout.stops()
    let within = (1..<items.count).filter { stops.unclamped($0) < layout.reach - Settlement.tolerance }
    let places = [(0, 0)] + within.map { ($0, stops[$0]) } + [(items.count - 1, layout.reach)]
    let misses = places.map { (item: $0, by: layout.offMiddle($0, at: $1)) }
    func isInMiddle(_ miss: Double) -> Bool { abs(miss) <= Settlement.tolerance }
    let areOthers = items.isEven && misses.contains { isInMiddle($0.by) }
    guard layout.middleMiss != nil || areOthers,
      let worst = misses.max(by: { abs($0.by) < abs($1.by) }), abs(worst.by) >= Settlement.leastSeen
    else { return nil }
    return fault(
      .offCenter,
      ".viewAligned brings leading edges to that of the container (\(screen)): item \(worst.item) rests "
        + "\(layout.aside(worst.by)) the middle, "
        + (areOthers ? "where others are" : "for which the margins leave room"),
      fix:
        "content margins at both ends, half of what an item leaves of the screen, and no padding on the stack"
    )
  }

  /// Items that margins bring to the middle of the first screen and, though as long or reckoned by its length, not of this one.
  private func offCenter(
    on layout: ScrollLayout, _ screen: String, beside first: (screen: String, layout: ScrollLayout)?
  ) -> Finding? {
    guard let first, abs(first.layout.middleMiss ?? .infinity) <= Settlement.tolerance, layout.covered == 0,
      layout.reach > 0, let room = layout.roomAround, let firstRoom = first.layout.roomAround,
      abs(room.leading - room.trailing) <= 1
    else { return nil }
    let miss = layout.offMiddle(0, at: 0)
    guard abs(miss) >= Settlement.leastSeen,
      abs(room.leading - firstRoom.leading) <= 1 || abs(miss - layout.deviceSafeArea.leading) <= 1
    else { return nil }
    return fault(
      .offCenter,
      "margins that bring the first item to the middle on \(first.screen) leave it "
        + "\(layout.aside(miss)) that on \(screen)",
      fix: "margins by the length of the scroll view, and not by the screen's or a number")
  }

  /// Margins and a length in numbers that bring items to the middle of another phone, with both neighbours in view.
  private func offCenterByNumbers(_ layout: ScrollLayout, _ screen: String) -> Finding? {
    let isOfNumbers = [Option.contentMargins, .itemLength].allSatisfy { option in
      value(option)?.lengths.allSatisfy { !$0.depends { _ in true } } ?? true
    }
    guard layout.axis == .horizontal, let items = itemsAlignedAtStart(on: layout), items.isEven,
      items.leadingEdge(of: 0) == 0, layout.covered == 0, isOfNumbers,
      let room = layout.roomAround, abs(room.leading - room.trailing) <= 1
    else { return nil }
    let after = layout.bounds - room.leading - items.longest
    let (miss, meant) = (layout.offMiddle(0, at: 0), room.total + items.longest)
    // The widths of the iPhones among the devices, upright; and 20 points of a neighbour show where it is meant to be seen
    // (our choice).
    let phones = 375.0...440
    guard min(room.leading, after) - items.spacing >= 20, abs(miss) >= Settlement.leastSeen,
      phones.contains(layout.bounds), phones.contains(meant)
    else { return nil }
    return fault(
      .offCenter,
      "the margins leave each item \(layout.aside(miss)) the middle (\(screen)); they "
        + "bring it there where the scroll view is \(meant.inSentence) pt long",
      fix: "margins of half of what an item leaves of the scroll view's length",
      assumption: "items are meant to rest in the middle")
  }

  /// Views at both ends that bring the item beside them to the middle, if not to a point, while the others rest at the edge.
  private func offCenterBySpacers(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard let items = itemsAlignedAtStart(on: layout), items.count > 4, layout.covered == 0 else {
      return nil
    }
    func isLong(_ item: Int, _ length: Double) -> Bool {
      abs(items.length(of: item) - length) <= Settlement.tolerance
    }
    let (spacer, length) = (items.length(of: 0), items.length(of: 1))
    let miss = layout.offMiddle(2, at: layout.stops()[2])
    guard !isLong(1, spacer), isLong(items.count - 1, spacer),
      (2..<items.count - 1).allSatisfy({ isLong($0, length) }), abs(miss) >= Settlement.leastSeen,
      abs(layout.offMiddle(1, at: 0)) <= layout.container / 20
    else { return nil }
    return fault(
      .offCenter,
      ".viewAligned brings leading edges to that of the container (\(screen)): item 2 rests "
        + "\(layout.aside(miss)) the middle, near which the view of "
        + "\(spacer.inSentence) pt at the start, item 0, brings item 1",
      fix: "content margins at both ends, half of what an item leaves of the screen, in place of these views",
      assumption: "the views at both ends are there to bring items to the middle")
  }

  /// Items as long as the room within the safe area, in a scroll view that ignores it: they rest at the screen's edge.
  private func asLongAsSafeArea(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let (safeArea, length) = (layout.deviceSafeArea, value(.itemLength)?.lengths.first)
    let isOfSafeArea = length?.depends { [.safeAreaTop, .safeAreaLeading].contains($0) } ?? false
    guard isOfSafeArea, let items = itemsAlignedAtStart(on: layout), layout.insets == .zero,
      safeArea.leading >= Settlement.leastSeen, items.leadingEdge(of: 0) == 0,
      abs(items.longest + safeArea.total - layout.bounds) <= Settlement.tolerance
    else { return nil }
    let shown = layout.bounds - items.leadingEdge(of: 1)
    return fault(
      .offCenter,
      "items are as long as the safe area, \(items.longest.inSentence) pt (\(screen)), and the scroll view, which ignores it, "
        + "\(layout.bounds.inSentence): they rest \(layout.aside(-safeArea.leading)) it"
        + (shown > 0 ? ", and \(shown.inSentence) pt of the next one show" : ""),
      fix: ".containerRelativeFrame for the items, or a scroll view that keeps to the safe area")
  }

  /// Margins of half of what the width of the screen leaves, beside which the safe area takes its own, where no length of the
  /// items is read.
  func offCenterBySafeArea(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let (margins, safeArea) = (layout.contentMargins, layout.safeArea.leading)
    guard let lengths = value(.contentMargins)?.lengths, !lengths.isEmpty,
      lengths.allSatisfy(\.isHalfOfScreen), layout.axis == .horizontal,
      itemsAlignedAtStart(on: layout) != nil, margins.leading == margins.trailing,
      safeArea >= Settlement.leastSeen
    else { return nil }
    return fault(
      .offCenter,
      "margins of \(margins.leading.inSentence) pt are reckoned by the width of the screen (\(screen)), and the safe area adds "
        + "\(safeArea.inSentence): items rest \(layout.aside(safeArea)) the middle",
      fix: "margins by the length of the scroll view, and not by the screen's",
      assumption: "an item is as long as what these margins leave of the screen")
  }

  /// Padding before the first item, which the others do not have where they come to rest.
  func unevenStart(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard itemsAlignedAtStart(on: layout) != nil, case .stack(let stack) = layout.content,
      stack.padding.leading >= Settlement.leastSeen
    else { return nil }
    return fault(
      .unevenStart,
      "the padding of \(stack.padding.leading.inSentence) pt on the stack is before the first item alone (\(screen)): "
        + "the others come to rest at the edge, as .viewAligned aligns them",
      fix: "content margins of \(stack.padding.leading.inSentence) in place of padding on the stack")
  }

  /// Items at an end that never come to the middle, by which the view tells its position: there another one is nearer.
  func unreachedPosition(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard layout.keep == .anchor(0.5), layout.isScrollTargetLayout, layout.reach > 0,
      let items = layout.items, !lacks(.contentMargins), !lacks(.padding)
    else { return nil }
    // Margins may be made for the length that is not read, and what stands beside items that are not counted too.
    let isTried = lacks(.itemLength)
    if isTried,
      lacks(.items) || layout.insets != .zero || items.leadingEdge(of: 0) != 0
        || items.longest < leastItemLength ?? 0
    {
      return nil
    }
    let start = layout.container / 2
    func gap(_ item: Int) -> Double { (items.trailingEdge(of: item) + items.leadingEdge(of: item + 1)) / 2 }
    let gaps = 0..<max(items.count - 1, 0)
    let before = gaps.prefix { gap($0) < start - Settlement.tolerance }.count
    let after = gaps.reversed().prefix { gap($0) > layout.reach + start + Settlement.tolerance }.count
    let ends = [(before, "first"), (after, "last")].filter { $0.0 > 0 }
      .map { "the \($0.1)" + ($0.0 > 1 ? " \($0.0)" : "") }
    guard !ends.isEmpty else { return nil }
    return fault(
      .unreachedPosition,
      "the scroll position is the item at the middle of the container (\(screen)), out of reach for "
        + Choice.words(ends, joinedBy: "and"),
      fix: "content margins at both ends, half of what an item leaves of the container",
      assumption: isTried ? "an item is as short as \(items.longest.inSentence) pt" : nil)
  }

  /// Lines between items, which `.viewAligned` aligns as it does these; up to 4 pt long is a line (our choice).
  private func lineTargets(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard let items = itemsAlignedAtStart(on: layout), items.longest > 40,
      let line = (1..<items.count - 1).first(where: { item in
        let edge = items.leadingEdge(of: item)
        return items.length(of: item) <= 4 && edge < layout.reach - Settlement.tolerance
          && items.leadingEdge(of: item + 1) - edge >= Settlement.leastSeen
      })
    else { return nil }
    return fault(
      .lineTargets,
      ".viewAligned aligns each view of the target layout (\(screen)): item \(line), a line of "
        + "\(items.length(of: line).inSentence) pt, comes to rest where one of \(items.longest.inSentence) pt is to",
      fix: "the line as an overlay of the item beside it, or one stack around both")
  }

  func longItems(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let isRead = !lacks(.itemLength)
    guard behavior.alignsViews,
      let longest = isRead ? layout.items?.longest : leastItemLength,
      longest > layout.container + Settlement.tolerance
    else { return nil }
    return fault(
      .longItems,
      ".viewAligned aligns items, and one of \(longest.inSentence) pt\(isRead ? "" : " or more") is longer than the container of "
        + "\(layout.container.inSentence) (\(screen))",
      fix:
        "items no longer than the container: beyond "
        + "\(ViewAlignedScrollTargetBehavior.longestTarget.inSentence) containers one is no target, "
        + "by a re-implementation")
  }
}

extension ScrollViewReading {
  /// The reading with what a layout of UIKit's says of a screen, where it is compiled into this process.
  func stated(on layout: LayoutOptions, axis: Axis?, by catalog: BehaviorCatalog) -> ScrollViewReading {
    guard isLayout, let named = try? catalog.behavior(behavior.spec ?? "") else { return self }
    let poses = [Axis.horizontal, .vertical].map { ViewPose(layout, axis: $0, .leftToRight) }
    let safeArea = { (axis: Axis) in
      let ends = poses[axis == .horizontal ? 0 : 1].safeArea(along: axis)
      return (leading: ends.leading, trailing: ends.trailing)
    }
    let size = CGSize(width: poses[0].bounds(along: .horizontal), height: poses[0].bounds(along: .vertical))
    let ask = {
      BehaviorOnScreen.$screen.withValue(.init(size)) {
        (named.make()?.unwrapped as? any LaidOutScrollTargetBehavior)?.layout(
          on: size, safeArea: safeArea, axis: axis, itemLength: layout.itemLength, items: layout.items)
      }
    }
    let stated = if let watch = catalog.watch { watch.ask(named.spec, ask) } else { ask() }
    guard let stated else { return self }
    var reading = self
    reading.unread = []
    func put(_ option: Option, _ numbers: [Double] = [], word: String = "", by member: String) {
      reading.values.append(
        Value(
          option.name, lengths: numbers.map(ViewLength.points), word: word, written: member, file: file,
          line: line))
    }
    put(.axis, word: stated.axis == .vertical ? "vertical" : "horizontal", by: "scrollDirection")
    put(.contentMargins, [stated.margins.leading, stated.margins.trailing], by: "contentInset")
    if stated.ignoresSafeArea { put(.safeArea, [0, 0], by: "contentInsetAdjustmentBehavior") }
    if let count = stated.count, count != layout.items {
      put(.items, [Double(count)], by: "layoutAttributesForElements")
    }
    if let length = stated.contentLength {
      put(.contentLength, [length], by: "collectionViewContentSize")
      return reading
    }
    put(.spacing, [stated.spacing], by: "minimumLineSpacing")
    put(.padding, [stated.padding.leading, stated.padding.trailing], by: "sectionInset")
    switch stated.lengths.count {
    case 0:
      reading.unread.append(
        Unread("item-length", written: "itemSize", reason: "no code of the layout says it", line: line))
    case 1: put(.itemLength, stated.lengths, by: "itemSize")
    default: put(.itemLengths, stated.lengths, by: "layoutAttributesForElements")
    }
    return reading
  }
}

extension ScrollLayout {
  /// So many points before or behind a place, in words.
  fileprivate func aside(_ miss: Double) -> String {
    let sides = axis == .horizontal ? ["before", "behind"] : ["above", "below"]
    return "\(abs(miss).inSentence) pt \(sides[miss > 0 ? 1 : 0])"
  }

  fileprivate var roomAround: AxisInsets? {
    items.map {
      AxisInsets(
        leading: insets.leading - deviceSafeArea.leading + $0.leadingEdge(of: 0),
        trailing: insets.trailing - deviceSafeArea.trailing + contentLength
          - $0.trailingEdge(of: $0.count - 1))
    }
  }
}

extension ViewLength {
  /// Whether it is a half, reckoned by the width of the screen and by nothing else of it.
  fileprivate var isHalfOfScreen: Bool {
    let isHalf =
      switch self {
      case .operation(.divide, let parts): parts.last == .points(2)
      case .operation(.multiply, let parts): parts.contains(.points(0.5))
      default: false
      }
    return isHalf && depends { $0 == .screenWidth } && !depends { $0 != .screenWidth }
  }
}
