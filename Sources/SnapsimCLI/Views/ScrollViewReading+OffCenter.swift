import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns

// Items that rest beside the middle of the screen.
extension ScrollViewReading {
  /// Items that rest beside the middle on one screen, beside the first screen, and whether that is by where they lie on this one
  /// alone.
  func offCenter(
    on layout: ScrollLayout, _ screen: String, beside first: (screen: String, layout: ScrollLayout)?
  ) -> (fault: Finding?, isOfPlaces: Bool) {
    let places =
      missedMiddle(on: layout, screen) ?? offCenterBySpacers(on: layout, screen)
      ?? asLongAsSafeArea(on: layout, screen)
    var fault =
      places ?? missedMiddle(on: layout, screen, besideFirst: first) ?? offCenterByNumbers(layout, screen)
    if case .anchor(let anchor) = layout.keep, anchor > 0 {
      let ignored =
        ".viewAligned aligns leading edges whatever the anchor of the scroll position is, which is the model here: no device "
        + "was measured"
      let all = [fault?.assumption, ignored].compactMap(\.self)
      fault?.assumption = all.joined(separator: ", and ")
    }
    return (fault, places != nil)
  }

  /// Items of which some come to rest in the middle of the screen, and others do not, or for which margins leave room there.
  private func missedMiddle(on layout: ScrollLayout, _ screen: String) -> Finding? {
    guard let items = itemsAlignedAtStart(on: layout),
      items.longest <= layout.screenful + Settlement.tolerance
    else { return nil }
    // What fills the container lies in its middle.
    let fills = abs(items.longest - layout.container) <= Settlement.tolerance
    if items.isEven, fills, items.leadingEdge(of: 0) == 0 { return nil }
    let stops = layout.stops()
    let within = (1..<items.count).filter { stops.unclamped($0) < layout.reach - Settlement.tolerance }
    // What fills the container is off at an untouched end alone, by the padding there.
    let places =
      fills
      ? (1..<items.count).map { ($0, stops[$0]) }
      : [(0, 0)] + within.map { ($0, stops[$0]) } + [(items.count - 1, layout.reach)]
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
  private func missedMiddle(
    on layout: ScrollLayout, _ screen: String, besideFirst first: (screen: String, layout: ScrollLayout)?
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
