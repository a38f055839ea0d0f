struct SearchedLayout {
  var layout: ScrollLayout

  /// The assumption of a fault on it, as words that follow *if*; `nil` where the layout fits the behavior, or was given
  /// and leaves nothing in doubt.
  var assumption: String?

  /// The most steps of a gesture there, where the assumption says so.
  var most: Int?

  /// A layout that was not asked for, with what is doubtful about its content unless something else is.
  static func chosen(_ layout: ScrollLayout, assumption: String? = nil) -> SearchedLayout {
    let isSingle = layout.stack?.count == 1
    if layout.contentLength <= 0 { return SearchedLayout(layout: layout, assumption: noContent) }
    let isLong = layout.reach > ScrollLayout.mostScreens * layout.screenful
    return SearchedLayout(
      layout: layout,
      assumption: assumption ?? (isSingle ? "there is a single item" : isLong ? manyScreens : nil))
  }

  /// A layout with a number of items that nobody states: what only a few of them show hangs on that.
  static func tried(_ layout: ScrollLayout) -> SearchedLayout {
    let count = layout.items?.count ?? fewItems
    let assumption = count < fewItems ? "there are no more than \(count) items" : nil
    return SearchedLayout(layout: layout, assumption: assumption)
  }

  /// As many items make a list that has some behind it (our choice).
  private static let fewItems = 20

  /// A copy for a scroll view that has no margins, and lies under no safe area.
  var withoutMargins: SearchedLayout {
    if layout.contentMargins != .zero { return assuming("the scroll view has content margins") }
    let isInset = layout.bounds - layout.container > Settlement.tolerance
    return isInset ? assuming("the scroll view lies under a safe area") : self
  }

  /// A copy for a behavior that hangs on the items of its view, where nothing says how they lie; `nil` without any.
  var withUnsaidItems: SearchedLayout? {
    layout.items == nil ? nil : assuming("the items of its view lie as they do here")
  }

  private func assuming(_ assumption: String) -> SearchedLayout {
    SearchedLayout(layout: layout, assumption: self.assumption ?? assumption, most: most)
  }

  static let otherUnit = "context.velocity is in another unit than the audit's"
  static let rightToLeft = "the app is shown right-to-left"
  static let noContent = "there is no content"
  static let unledStart = "the content begins at its start, to which no gesture leads"
  static let manyScreens = "the content is longer than a hundred screens"
  static let twoEnds = "each item is meant to come to the edge, though the two ends show all of them"
  static let magnets = "free content is not meant to be pulled to places of its own"
  static let shortContent = "the content is no longer than here, and ends before the last stop"
  static let namedOneStep = "its name means that a gesture goes one step at most"
  static let saidOneStep = "a gesture goes one step at most, as the comment above its type says"
  static let oneStep = "each gesture is meant to go one step at most, as almost all do"
}

/// A content that fits a behavior, with the assumption of a fault on it.
private typealias Fitting = (content: ScrollLayout.Content, assumption: String?)

extension LearnedBehavior.Seen {
  /// The layouts that fit it, the simplest first, those that assume nothing before the others of their kind.
  func layouts(_ effort: AuditEffort) -> [SearchedLayout] {
    fitting(effort).map { searched in
      .chosen(searched.layout, assumption: searched.assumption ?? assumption(on: searched.layout))
    }
  }

  private func matrix(_ intent: ScrollIntent, _ effort: AuditEffort) -> [SearchedLayout] {
    effort.layouts(for: intent).filter { $0.axis == axis }.map { SearchedLayout(layout: $0) }
  }

  /// The doubtful thing about a layout that fits otherwise, as words that follow *if*.
  func assumption(on layout: ScrollLayout) -> String? {
    if !goes(to: layout.reach, on: layout), let last {
      return "the content goes on past \(last), the last offset that it ever goes to"
    }
    if pattern == .unknown, let last, layout.reach < last.length(on: layout) - RelativeLength.tolerance {
      return "the content ends before \(last), the last offset that it ever goes to"
    }
    if case .multiples(let length, let origin) = pattern, origin.containers < 0,
      pattern.stops(on: layout).first.map({ $0 > RelativeLength.tolerance }) ?? true
    {
      let isAtEnd = origin.containers <= -1 || origin == length.lessContainer
      return "no margins let the first item come to the \(isAtEnd ? "end" : "middle")"
    }
    if !goesToStart { return SearchedLayout.unledStart }
    // Where it has no stops that go on through the content.
    if pattern.intent.grid == .free {
      if layout.reach > 3 * layout.screenful { return "the content is longer than three screens" }
      if layout.reach < layout.screenful { return "the content is shorter than two screens" }
    }
    return layout.isReversed ? SearchedLayout.rightToLeft : nil
  }

  /// Whether it may turn several pages of a layout at once; a few offsets of its own are no pages.
  func turnsPages(on layout: ScrollLayout) -> Bool {
    if case .offsets = pattern { return false }
    return !isOneAtATime && layout.turnsPages(pattern.stops(on: layout))
  }

  private func goes(to offset: Double, on layout: ScrollLayout) -> Bool {
    last.map { offset <= $0.length(on: layout) + RelativeLength.tolerance } ?? true
  }

  /// Whether a layout fits it too, so that a fault found on another one may be shown on it.
  func fits(_ layout: ScrollLayout) -> Bool { pattern.fits(layout) && goes(to: layout.reach, on: layout) }

  private func fitting(_ effort: AuditEffort) -> [SearchedLayout] {
    switch pattern {
    case .multiples(.container, .zero):
      let pages = matrix(.unstated, effort).map { page in
        let isWhole = page.layout.reach.isMultiple(of: page.layout.container, within: ScrollStops.coincidence)
        return SearchedLayout(
          layout: page.layout, assumption: isWhole ? nil : "the last page is shorter than the container")
      }
      guard let last else { return pages }
      let count = Int(last.length(container: 390, content: 0) / 390 + 1.001)
      return Self.layouts(along: axis, effort) { _ in
        [(.stack(ItemStack(count: count)), nil), (.stack(ItemStack(count: 2 * count)), nil)]
      } + pages
    case .items: return matrix(pattern.intent, effort)
    case .unmoved, .unknown: return matrix(.unstated, .quick)
    case .multiples(let length, let origin):
      return Self.layouts(along: axis, effort) {
        Self.multiples(on: $0, of: length, from: origin, to: last, effort)
      }
    case .offsets(let offsets): return Self.layouts(along: axis, effort) { Self.stack($0, offsets) }
    case .band(let band):
      return Self.layouts(along: axis, effort) { screen in
        let top = (band.freePast ?? .container).length(on: screen)
        let long: [Fitting?] = [1.2, 2.5, 3, 10].map { part in
          (.length((top + part * screen.container).rounded()), nil)
        }
        return (long + [band.shortContent(on: screen)]).compactMap(\.self)
      }
    }
  }

  /// Contents on all empty screens of an axis, left-to-right before right-to-left.
  private static func layouts(
    along axis: Axis, _ effort: AuditEffort, _ contents: (ScrollLayout) -> [Fitting]
  ) -> [SearchedLayout] {
    let screens = effort.screens(axis)
    let rows = screens.map { screen in (screen, contents(screen)) }
    var layouts: [SearchedLayout] = []
    for index in 0..<(rows.map(\.1.count).max() ?? 0) {
      for (screen, contents) in rows where index < contents.count {
        let fitting = contents[index]
        guard let layout = try? screen.with(content: fitting.content) else { continue }
        layouts.append(SearchedLayout(layout: layout, assumption: fitting.assumption))
        guard axis == .horizontal, effort != .quick,
          let mirrored = try? layout.with(layoutDirection: .rightToLeft)
        else { continue }
        layouts.append(SearchedLayout(layout: mirrored, assumption: fitting.assumption))
      }
    }
    return layouts
  }

  /// Items as long as the steps, with the end on a step, and then without.
  private static func multiples(
    on screen: ScrollLayout, of length: RelativeLength, from origin: RelativeLength, to last: RelativeLength?,
    _ effort: AuditEffort
  ) -> [Fitting] {
    // So many pages make the content.
    if length.contents > 0 { return [(.stack(ItemStack(count: Int((1 / length.contents).rounded()))), nil)] }
    let pitch = length.length(on: screen)
    guard pitch > 0.5 else { return [] }
    let first = origin.length(on: screen)
    let leading = first >= 0 ? first : first - (first / pitch).rounded(.down) * pitch
    var steps = effort == .quick ? [1, 3, 20, 21, 40] : [1, 2, 3, 5, 19, 20, 21, 22, 40, 60]
    if let last {
      let most = (last.length(on: screen) - leading) / pitch
      steps += [max(1, Int(most + 0.5)), 2 * max(1, Int(most + 0.5))]
    }
    let trailing = max(0, screen.container - pitch)
    func items(_ count: Int, trailing: Double) -> ScrollLayout.Content {
      .stack(
        ItemStack(
          count: count, length: .points(pitch), padding: AxisInsets(leading: leading, trailing: trailing)))
    }
    let whole: [Fitting] = steps.map { (items($0 + 1, trailing: trailing), nil) }
    guard trailing > 0 else { return whole }
    let shown = Int((screen.container / pitch).rounded(.up))
    let assumption = "the content ends with its last item, and not on a multiple of \(length)"
    return whole + [0, 1, 3, 20].map { (items(max(1, shown - 1) + $0, trailing: 0), assumption) }
  }

  /// Items that begin at the behavior's rests, in content that ends on the last of them, and in longer and shorter content.
  private static func stack(_ screen: ScrollLayout, _ offsets: [RelativeLength]) -> [Fitting] {
    let places = offsets.map { $0.length(on: screen) }.sorted()
    guard let first = places.first, let last = places.last else { return [] }
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > ScrollStops.coincidence }
    func items(lastLength: Double) -> ScrollLayout.Content {
      .stack(ItemStack(lengths: gaps + [lastLength], padding: AxisInsets(leading: first, trailing: 0)))
    }
    return [
      (items(lastLength: screen.container), nil),
      (items(lastLength: 3 * screen.container), "the content goes on past the last offset that it snaps to"),
      (
        .length((0.5 * last + screen.container).rounded()),
        "the content ends before the last offset that it snaps to"
      ),
    ]
  }
}

extension SnapPattern.Band {
  /// Content that ends where nothing rests, in the way from the last offset to what is free; `nil` where that is no way, or
  /// none that hides a row of 44 pt (our choice).
  fileprivate func shortContent(on screen: ScrollLayout) -> Fitting? {
    guard let edge = freePast?.length(on: screen), let last = offsets.last?.length(on: screen) else {
      return nil
    }
    let end = last + 0.9 * (edge - last)
    guard end - last > 44 else { return nil }
    return (
      .length((screen.container + end).rounded()),
      "the content ends before \(edge.inSentence) pt, where it is free"
    )
  }
}

extension SnapPattern {
  /// The intent of a behavior with this pattern: its own offsets, however many of them a gesture passes.
  var intent: ScrollIntent {
    switch self {
    case .multiples(.container, .zero): ScrollIntent(.container)
    case .multiples, .offsets: ScrollIntent(.items)
    case .items(let anchor): ScrollIntent(.items, anchor: UnitPoint(x: anchor, y: anchor))
    case .unmoved, .band, .unknown: ScrollIntent(.free)
    }
  }

  /// The part of otherwise free content in which alone it moves targets.
  var band: Band? { if case .band(let band) = self { band } else { nil } }

  /// Whether it moves targets everywhere, and not in a part of the content alone.
  var movesWhole: Bool { self != .unmoved && band == nil }

  /// Whether its steps stay where they are when the container changes its length.
  var staysWhenTurned: Bool {
    switch self {
    case .multiples(.container, .zero), .items: true
    case .multiples(let length, let origin): length.isFixed && origin.isFixed
    case .offsets(let offsets): offsets.allSatisfy(\.isFixed)
    case .unmoved, .band, .unknown: false
    }
  }

  /// Whether a layout fits it too, so that a fault found on another one may be shown on it.
  func fits(_ layout: ScrollLayout) -> Bool {
    let stops = layout.stops()
    switch self {
    case .multiples(.container, .zero): return layout.pagesAreContainers
    case .multiples(let length, _) where length.contents > 0:
      return abs(length.contents * layout.contentLength - layout.container) <= ScrollStops.coincidence
    case .multiples, .offsets:
      let most = 256
      let edge = layout.reach - RelativeLength.tolerance
      // The end is where a content may stop short of the next multiple.
      let places = self.stops(on: layout).filter { $0 < edge }
      let own = (0..<min(stops.count, most)).map { stops[$0] }.filter { $0 < edge }
      return (own.count == places.count || own.count >= most)
        && zip(own, places).allSatisfy { abs($0 - $1) <= RelativeLength.tolerance }
    case .items, .unmoved, .band, .unknown: return true
    }
  }
}
