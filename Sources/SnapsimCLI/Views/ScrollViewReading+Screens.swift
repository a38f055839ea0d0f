import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimText
import SnapsimRuns

extension ScrollViewReading {
  /// The faults on one screen, in words as `iphone-14 on its side`, that show without any gesture, beside the first screen.
  func faults(
    on layout: ScrollLayout, _ screen: String, beside first: (screen: String, layout: ScrollLayout)? = nil
  ) -> [Finding] {
    let (offCenter, isOfPlaces) = offCenter(on: layout, screen, beside: first)
    return [
      surelyUnequalPages(on: layout, screen) ?? unequalPagesWithoutStack(on: layout, screen)
        ?? unequalPagesOfScreen(on: layout, screen),
      offCenter, longItems(on: layout, screen), lineTargets(on: layout, screen),
      isOfPlaces ? nil : unevenStart(on: layout, screen),
      unreachedPosition(on: layout, screen) ?? unreachedStart(on: layout, screen)
        ?? unreachedByOffset(on: layout, screen, beside: first),
    ]
    .compactMap(\.self)
  }

  func fault(_ check: Finding.Check, _ message: String, fix: String, assumption: String? = nil) -> Finding {
    Finding(check, message, line: line, fix: fix, assumption: assumption)
  }

  func lacks(_ option: Option) -> Bool { unread.contains { $0.option == option.name } }

  /// The least length of the content, in points, where nothing says how many items there are or how long; else `nil`.
  var shortestContent: Double? { lacks(.items) || lacks(.itemLength) ? leastContent : nil }

  /// Unequal pages, which are so without the safe area too where that is not read, as a bar only adds to it, or where the view may
  /// not lie at the edges of the screen.
  private func surelyUnequalPages(on layout: ScrollLayout, _ screen: String) -> Finding? {
    var fault = unequalPages(on: layout, screen)
    let isUnread = lacks(.safeArea)
    guard fault != nil, isUnplaced || isUnread && !hasBars,
      let bare = try? layout.with(safeArea: isUnread ? .zero : layout.ownSafeArea)
    else { return fault }
    let sure = unequalPages(on: bare, screen)
    if isUnread { return sure }
    if sure == nil {
      let edges = layout.axis == .horizontal ? "at the sides" : "at the top and bottom"
      fault?.assumption = "it lies \(edges) of the screen, as no view that is read shows it there"
    }
    return fault
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
      return fault(
        .unequalPages,
        "pages are as long as the scroll view, \(page.inSentence) pt (\(screen)), and come to rest "
          + "\(words(cut, orMore: hasBars)) from its edge: their last \(words(cut, orMore: hasBars)) lie past its other end",
        fix:
          "\(layout.safeArea == .zero ? "no content margins" : Self.ignoringSafeArea(layout)); or pages by "
          + ".containerRelativeFrame with \(Self.aligning(layout))")
    }
    let step = items.leadingEdge(of: 1) - items.leadingEdge(of: 0)
    let perPage = max(1, (page / step).rounded())
    let isWhole = Double(items.count).truncatingRemainder(dividingBy: perPage) == 0
    let short = (Double(items.count) / perPage - 1) * page - layout.reach
    let isPlaced = !lacks(.padding) && !lacks(.contentMargins) && !lacks(.safeArea)
    if isPlaced, isWhole, abs(perPage * step - page) <= Settlement.tolerance, items.isEven,
      short >= Settlement.leastSeen,
      short < page / 2
    {
      return fault(
        .unequalPages,
        ".paging turns by the \(page.inSentence) pt from page to page (\(screen)), and the last one comes to rest "
          + "\(short.inSentence) pt from its place: the content ends there",
        fix: "\(short.inSentence) pt of padding behind the last page, or half of it at both ends",
        assumption: "the last page is to rest as the others do")
    }
    guard abs(off) > Settlement.tolerance, !layout.pagesAreAsFirst else { return nil }
    // Few short items fill no more than two pages, which rest at the start and at the end.
    let few = ((2 * page + items.spacing) / step).rounded(.down)
    // Of a view of an unknown number there may be four items in all (our choice).
    let isOfMany = lacks(.items) && few >= 4
    return fault(
      .unequalPages,
      ".paging turns by the \(page.inSentence) pt of the scroll view (\(screen)), and the nearest item begins "
        + "\(words(abs(off), orMore: off > 0 ? hasBars : isOfLeast)) \(off > 0 ? "before" : "after") that",
      fix: Self.fix(of: layout), assumption: isOfMany ? "there are more than \(few.inSentence) items" : nil)
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
    return needed.isEmpty ? aligned : "\(aligned); or \(needed.inSentence(joinedBy: "and"))"
  }

  private static func aligning(_ layout: ScrollLayout) -> String {
    let step = layout.items.map { $0.count > 1 ? $0.leadingEdge(of: 1) - $0.leadingEdge(of: 0) : $0.longest }
    // Of several on a page one gesture passes as many.
    let limit =
      step.map { $0 * 1.5 <= layout.container } ?? false
      ? ".always)" : ".alwaysByOne) (from iOS 18; .always before)"
    var others = layout.isScrollTargetLayout ? [] : [".scrollTargetLayout() on the stack"]
    if case .stack(let stack) = layout.content, stack.padding.leading >= Settlement.leastSeen {
      others.append("content margins of \(stack.padding.leading.inSentence) in place of padding on the stack")
    }
    return ".viewAligned(limitBehavior: \(limit)"
      + (others.isEmpty ? "" : " with " + others.inSentence(joinedBy: "and"))
  }

  private static func ignoringSafeArea(_ layout: ScrollLayout) -> String {
    ".ignoresSafeArea(edges: \(layout.axis == .horizontal ? ".horizontal" : ".vertical")) on the scroll view"
  }

  /// Items that `.viewAligned` brings to the start of the container.
  private func alignedItems(on layout: ScrollLayout) -> ItemFrames? {
    behavior.alignsViews && behavior.spec?.contains("anchor=") == false && layout.isScrollTargetLayout
      ? layout.items : nil
  }

  /// Three of these or more, the second at least.
  func itemsAlignedAtStart(on layout: ScrollLayout) -> ItemFrames? {
    alignedItems(on: layout).flatMap { $0.count > 2 && layout.reach > $0.leadingEdge(of: 1) ? $0 : nil }
  }

  /// Padding before the first item, which the others do not have where they come to rest.
  func unevenStart(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard let items = alignedItems(on: layout), case .stack(let stack) = layout.content,
      stack.padding.leading >= Settlement.leastSeen,
      items.count == 2 ? layout.reach > stack.padding.leading : itemsAlignedAtStart(on: layout) != nil
    else { return nil }
    return fault(
      .unevenStart,
      "the padding of \(stack.padding.leading.inSentence) pt on the stack is before the first item alone (\(screen)): "
        + (items.count == 2 ? "scrolled back to, that comes" : "the others come")
        + " to rest at the edge, as .viewAligned aligns them",
      fix: "content margins of \(stack.padding.leading.inSentence) in place of padding on the stack")
  }

  /// Items at an end that never come to the middle, by which the view tells its position: there another one is nearer.
  func unreachedPosition(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard layout.keep == .anchor(0.5), layout.isScrollTargetLayout, layout.reach > 0,
      let items = layout.items, !lacks(.contentMargins), !lacks(.padding), !lacks(.safeArea) || hasBars
    else { return nil }
    // Margins may be made for the length that is not read, and what stands beside items that are not counted too.
    let isTried = lacks(.itemLength)
    if isTried,
      findings.contains(where: { $0.check == .offCenter })
        || lacks(.items) && (itemCount == nil || itemsBeside > 0) || layout.insets != .zero
        || items.leadingEdge(of: 0) != 0 || items.longest < leastItemLength ?? 0
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
        + ends.inSentence(joinedBy: "and"),
      fix: "content margins at both ends, half of what an item leaves of the container",
      assumption: isTried
        ? "an item is as short as \(items.longest.inSentence) pt, and each is to be chosen by a scroll" : nil)
  }

  /// Items at the end that never come to the start, by which the view tells its position: one that shows which of them is there,
  /// or has the room behind them for that, a third of the scroll view's width, or half of its height, at least (our choice),
  /// and more than an item is long.
  private func unreachedStart(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard layout.keep == .item || layout.keep == .anchor(0), let items = itemsAlignedAtStart(on: layout),
      !lacks(.itemLength)
    else { return nil }
    let stops = layout.stops()
    let missed = (0..<items.count).reversed().prefix {
      stops.unclamped($0) >= layout.reach + Settlement.leastSeen
    }
    guard !missed.isEmpty else { return nil }
    let last = "the last" + (missed.count > 1 ? " \(missed.count)" : "")
    let room =
      layout.contentMargins.trailing + layout.ownSafeArea.trailing + layout.contentLength
      - items.trailingEdge(of: items.count - 1)
    let least = layout.bounds / (layout.axis == .horizontal ? 3 : 2)
    let fix = "a margin behind them of what an item leaves of the scroll view's length"
    if room >= max(least, layout.insets.leading + items.leadingEdge(of: 0) + items.longest) {
      return fault(
        .unreachedPosition,
        "the scroll position is the item at the start, where the \(room.inSentence) pt behind the items (\(screen)) do not "
          + "bring \(last)",
        fix: fix, assumption: "they are there to bring the last item to the start")
    }
    guard let shownPosition, items.isEven, itemsBeside == 0 else { return nil }
    return fault(
      .unreachedPosition,
      "the scroll position is the item at the start, which \(last) never \(missed.count > 1 ? "are" : "is") (\(screen)): "
        + "`\(shownPosition)` never holds for \(missed.count > 1 ? "them" : "it")",
      fix: fix, assumption: "each item is to be chosen by a scroll")
  }

  /// Items that a number which the view reckons by how far it is scrolled never tells, at whatever item it rests: where it tells
  /// all of them on the first screen, or those before the end, of items longer than half the container.
  private func unreachedByOffset(
    on layout: ScrollLayout, _ screen: String, beside first: (screen: String, layout: ScrollLayout)?
  ) -> Finding? {
    guard let reckonedPosition, let number = reckonedPosition.lengths.first, layout.reach > 0,
      let items = itemsAlignedAtStart(on: layout),
      ![Option.itemLength, .spacing, .contentMargins, .padding].contains(where: lacks)
    else { return nil }
    let told = layout.stops(reckoned: number)
    let all = 0..<items.count
    let stops = layout.stops()
    let inner = all.filter { stops.unclamped($0) < layout.reach + Settlement.leastSeen }
    let tellsAll = first.map { $0.layout.stops(reckoned: number) == all.map(Double.init) } ?? false
    let tellsInner = inner.count > 1 && inner.allSatisfy { told[$0] == Double($0) }
    let isMeant = tellsAll || tellsInner && 2 * items.longest > layout.container
    guard isMeant, told.allSatisfy(\.isFinite) else { return nil }
    let numbers = Set(told)
    func isMissed(_ item: Int) -> Bool { !numbers.contains(Double(item)) }
    guard let one = all.first(where: isMissed) else { return nil }
    let before = all.prefix(while: isMissed).count
    let after = all.reversed().prefix(while: isMissed).count
    let ends: [String] = [(before, "first"), (after, "last")].filter { $0.0 > 0 }
      .map { "the \($0.1)" + ($0.0 > 1 ? " \($0.0)" : "") }
    return fault(
      .unreachedPosition,
      "`\(reckonedPosition.written)` is reckoned by the offset (line \(reckonedPosition.line)), and wherever the items rest "
        + "(\(screen)) it is never that of \(ends.isEmpty ? "item \(one)" : ends.inSentence(joinedBy: "and"))",
      fix:
        "the number of the item at the edge at which they rest, rounded, with margins in which the last one reaches it",
      assumption: "each item is to be chosen by a scroll")
  }

  /// Lines between items, which `.viewAligned` aligns as it does these, and what else stands between each two, as an arrow does:
  /// up to a quarter of the longest item (our choice).
  private func lineTargets(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard let items = itemsAlignedAtStart(on: layout), items.longest > 40 else { return nil }
    let lengths = (0..<items.count).map(items.length(of:))
    let areBetween =
      items.count > 4
      && lengths.indices.allSatisfy { item in
        item % 2 == 0 ? 2 * lengths[item] > items.longest : 4 * lengths[item] <= items.longest
      }
    let target = (1..<max(1, items.count - 1)).first { item in
      let edge = items.leadingEdge(of: item)
      return (areBetween && item % 2 == 1 || lengths[item] <= Self.longestLine)
        && edge < layout.reach - Settlement.tolerance
        && items.leadingEdge(of: item + 1) - edge >= Settlement.leastSeen
    }
    guard let target else { return nil }
    let (length, longest) = (lengths[target].inSentence, items.longest.inSentence)
    let isLine = lengths[target] <= Self.longestLine
    return fault(
      .lineTargets,
      ".viewAligned aligns each view of the target layout (\(screen)): item \(target), "
        + "\(isLine ? "a line of \(length) pt" : "of \(length) pt"), comes to rest where one of \(longest) pt is to",
      fix: (isLine
        ? "the line as an overlay of the item beside it, or one stack around both"
        : "one stack around it and the item beside it"),
      assumption: isLine ? nil : "what stands between the items is none itself")
  }

  /// The longest view that is a line, in points (our choice).
  private static let longestLine = 4.0

  func longItems(on layout: ScrollLayout, _ screen: String) -> Finding? {
    let isRead = !lacks(.itemLength)
    guard behavior.alignsViews, let longest = isRead ? layout.items?.longest : leastItemLength,
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

extension ScrollLayout {
  /// A number that is reckoned by the offset, with each item at rest, 0 for what lies before 0, which `Int` cuts off to that; NaN
  /// where it hangs on what is not known here.
  fileprivate func stops(reckoned number: ViewLength) -> [Double] {
    let stops = stops()
    func screen(_ axis: Axis) -> Double { pose.map { $0.device.bounds(along: axis, $0.orientation) } ?? .nan }
    return (0..<stops.count).map { item in
      number.points { measure in
        switch measure {
        case .scrolled: stops[item]
        case .scrollBounds: bounds
        case .leadingInset: insets.leading
        case .trailingInset: insets.trailing
        case .container: container
        case .screenWidth: screen(.horizontal)
        case .screenHeight: screen(.vertical)
        default: .nan
        }
      }.map { max(0, $0) } ?? .nan
    }
  }
}
