/// The behavior under audit, with what it is meant to do.
struct AuditSubject: Sendable {
  let subject: AskedBehavior
  let intent: ScrollIntent
  let isUnitStated: Bool

  /// The learned intent of an axis, for a behavior that states none.
  private(set) var learned: [Axis: ScrollIntent] = [:]

  /// The look at a behavior that states no intent, by axis.
  private var seen: [Axis: LearnedBehavior.Seen] = [:]

  /// How rests lie to the items of given layouts, each with a fixed number of items.
  private var fits: [ScrollLayout: Observation.ItemFit] = [:]

  /// The layouts with insets on which it was seen to rest on the offsets of its band.
  private var bandFits: Set<ScrollLayout> = []

  /// The layouts on whose items it rests by other steps than it does elsewhere, as where a size class has more of them.
  private var otherSteps: Set<ScrollLayout> = []

  /// The axes on which it was seen to go one step per gesture, which nothing states.
  var oneStepAxes: Set<Axis> = []

  /// The reason for one step per gesture at most, as words that follow *if*: its name or its comment, where nothing else says
  /// how far a gesture may go.
  private(set) var oneStepReason: String?

  /// Whether a given layout says what there is to snap to.
  let isLayoutStated: Bool

  /// Whether it states by itself that it counts containers, or turns pages, where a given layout says what its pages are.
  private let countsContainers: Bool
  private let turnsPages: Bool

  /// Takes a behavior, with what was seen of one that states no intent, and the comment before its declaration.
  ///
  /// A given layout says what there is to snap to, unless the behavior was seen to snap to nothing.
  init(
    _ subject: AskedBehavior, intent: ScrollIntent, isUnitStated: Bool = false,
    seenBy first: FirstLook? = nil, comment: String = "", isLayoutStated: Bool = true
  ) {
    (self.subject, self.intent, self.isUnitStated) = (subject, intent, isUnitStated)
    self.isLayoutStated = isLayoutStated
    let isOwnIntent = isLayoutStated && first?.isIntentGiven == false
    (countsContainers, turnsPages) = (
      isOwnIntent && intent.grid == .container, isOwnIntent && intent.grid == .pages
    )
    guard let first, intent.grid == nil else { return }
    guard let seen = first.learned?.seen else {
      // What traps or hangs as it is looked at is searched for that.
      if first.isLost { for axis in Axis.allCases { learned[axis] = ScrollIntent(.free) } }
      return
    }
    if intent.most == nil {
      oneStepReason =
        first.isNamedOneStep
        ? SearchedLayout.namedOneStep : comment.speaksOfOneStep ? SearchedLayout.saidOneStep : nil
    }
    for seen in seen {
      let axis = seen.axis
      self.seen[axis] = seen
      if seen.isOneAtATime, intent.most == nil { oneStepAxes.insert(axis) }
      var judged = seen.pattern.intent
      if isLayoutStated, judged.grid != .free { judged.grid = intent.grid }
      judged.assumesPointsPerSecond = intent.assumesPointsPerSecond
      (judged.most, judged.freeZones) = (intent.most, intent.freeZones)
      judged.anchor = intent.anchor ?? judged.anchor
      learned[axis] = judged
    }
  }

  /// A copy that judges rests on given layouts by the point of items that they go by there, where nothing states one.
  ///
  /// Free content stays free, but not what moves targets to the same offsets again and again.
  func aligned(on layouts: [ScrollLayout], seenBy first: FirstLook, _ watch: SearchWatch? = nil)
    -> AuditSubject
  {
    guard intent.grid == nil, intent.anchor == nil, first.alignment == nil else { return self }
    func pattern(on layout: ScrollLayout) -> SnapPattern? { first.learned?.seen(on: layout.axis)?.pattern }
    var aligned = self
    var looks: [Observation] = []
    for layout in layouts where layout.items != nil && looks.count < Self.mostFits {
      let usual = layout.withUsualCount
      guard fits[usual] == nil, !looks.contains(where: { $0.layout == usual }),
        first.followsLength || pattern(on: layout)?.movesWhole == true,
        let look = Observation.given(usual, by: subject, watch)
      else { continue }
      looks.append(look)
    }
    for layout in layouts.prefix(Self.mostFits) where layout.bounds != layout.container {
      guard let band = pattern(on: layout)?.band,
        let rests = Observation.given(layout, by: subject, watch)?.rests
      else { continue }
      let isSeen = band.offsets.map { $0.length(on: layout) }.allSatisfy { place in
        !(0 < place && place < layout.reach) || rests.contains { abs($0 - place) <= RelativeLength.tolerance }
      }
      if isSeen { aligned.bandFits.insert(layout) }
    }
    for (look, fit) in zip(looks, Observation.itemFits(looks)) {
      let own = pattern(on: look.layout)
      let fit = fit == .unrelated && own == .unknown && look.driftsFromItems ? .missed(0) : fit
      // What snaps to stops of its own goes by those.
      guard let fit, fit != .unrelated || own == .unknown, own != nil || fit.isAligned else { continue }
      aligned.fits[look.layout] = fit
      if case .aligned = fit, case .multiples(let length, .zero)? = own {
        let step = length.length(on: look.layout)
        let others = look.rests.count { !$0.isMultiple(of: step, within: Settlement.tolerance) }
        // Where items are half as long as the step, every second rest lies between its steps (a third: our choice).
        if others * 3 > look.rests.count { aligned.otherSteps.insert(look.layout) }
      }
    }
    return aligned
  }

  /// The most given layouts that are looked at (our choice).
  private static let mostFits = 64

  func intent(on layout: ScrollLayout) -> ScrollIntent {
    if turnsPages, layout.pagesAreAsFirst {
      var own = intent
      own.grid = .multiples(of: layout.bounds)
      return own
    }
    let fit = fit(on: layout)
    let missesMiddle = fit == .missed(0.5) && isMeantForMiddle(layout)
    if !missesMiddle, let own = ownIntent(on: layout) { return own }
    let known = learned[layout.axis] ?? intent
    guard let fit else { return known }
    var judged = intent
    judged.most = known.most
    switch fit {
    case .aligned(let anchor): judged.anchor = UnitPoint(x: anchor, y: anchor)
    case .asFirst: judged.grid = layout.pitch.map { .multiples(of: $0) } ?? .offsets(layout.stopsAsFirst)
    case .below: judged.grid = .offsets(layout.stopsBelowCover)
    case .missed(let anchor): (judged.grid, judged.anchor) = (.free, UnitPoint(x: anchor, y: anchor))
    case .unrelated: judged.grid = .free
    }
    return judged
  }

  /// The intent by steps of its own, where a given layout has no items, or they come to lie as the first does at the start;
  /// free where the steps are those of something within an item.
  private func ownIntent(on layout: ScrollLayout) -> ScrollIntent? {
    guard isLayoutStated, let pattern = seen[layout.axis]?.pattern else { return nil }
    var own = learned[layout.axis] ?? intent
    own.grid = .free
    switch pattern {
    // No screen shows that item whole: the hours of a day, say.
    case .multiples(let length, _) where layout.hasLongItem(for: length.length(on: layout)): return own
    case .multiples(let length, .zero):
      let step = length.length(on: layout)
      guard !otherSteps.contains(layout.withUsualCount),
        layout.items == nil || layout.hasItems(every: step) && layout.stops()[0] > Settlement.tolerance
          || layout.hasSeveralItems(every: step) || layout.dividesItems(by: step)
      else { return nil }
      own.grid = .multiples(of: step)
    // Detents of the container, as of a sheet, among items of any lengths.
    case .offsets(let offsets)
    where layout.items?.isEven == false && fit(on: layout) == nil && offsets.contains { $0.containers != 0 }:
      own.grid = .offsets(offsets.map { $0.length(on: layout) }.filter { $0 <= layout.reach })
    case .offsets(let offsets):
      // The stops of a few items, each of which lies as the first one does at the start.
      let step = layout.pitch ?? .nan
      guard layout.items != nil, layout.stops()[0] > Settlement.tolerance, offsets.count > 2,
        offsets.map({ $0.length(on: layout) }).filter({ $0 < layout.reach - Settlement.tolerance })
          .allSatisfy({ $0.isMultiple(of: step, within: Settlement.tolerance) })
      else { break }
      own.grid = .multiples(of: step)
    default: break
    }
    return layout.items == nil || own.grid != .free ? own : nil
  }

  /// Whether the learned grid of an axis is known in a container of another length.
  func isTurnable(_ axis: Axis) -> Bool { isLayoutStated || seen[axis]?.pattern.staysWhenTurned ?? true }

  /// Whether some given layout's items are what rests were judged by.
  var isOfItems: Bool { !fits.isEmpty }

  private func fit(on layout: ScrollLayout) -> Observation.ItemFit? {
    guard let fit = fits.isEmpty ? nil : fits[layout.withUsualCount] else {
      // Even steps cannot center items of different lengths.
      let isMissed = intent.anchor == nil && layout.items?.isEven == false && layout.middleMiss != nil
      return isMissed && seen[layout.axis]?.pattern.movesWhole == true ? .missed(0.5) : nil
    }
    let isMiddle = fit == .aligned(0.5) || fit == .asFirst && layout.centersFirst
    return isMeantForMiddle(layout) && !isMiddle && fit != .unrelated ? .missed(0.5) : fit
  }

  /// Whether each item is meant to rest in the middle, where others than those that rest so are missed.
  private func isMeantForMiddle(_ layout: ScrollLayout) -> Bool {
    layout.centersFirst || abs(layout.middleMiss ?? 0) >= Settlement.leastSeen
  }

  /// Whether rests miss its items, and what else is wrong there would follow from that.
  private func isMissed(_ layout: ScrollLayout) -> Bool {
    switch fit(on: layout) {
    case .missed, .unrelated: true
    case .aligned, .asFirst, .below: false
    case nil: countsContainers && layout.items != nil && !layout.hasItems(every: layout.container)
    }
  }

  func grid(on layout: ScrollLayout) -> AuditGrid {
    let seen = seen[layout.axis]
    return AuditGrid(
      intent(on: layout), band: seen?.pattern.band, isBandSure: bandFits.contains(layout),
      freeBefore: seen?.freeBefore ?? 0,
      isOfItems: isMissed(layout), leavesEnds: seen?.goesToStart == false, on: layout)
  }

  /// A layout whose content ends before the last stop of the band in which alone it moves targets, and has a least length in
  /// points; `nil` where it has no such band, or the content is longer.
  func shortened(_ layout: ScrollLayout, atLeast shortest: Double) -> ScrollLayout? {
    seen[layout.axis]?.pattern.band?.shortened(layout, atLeast: shortest)
  }

  /// Whether a layout has pages by its stops, and by those that the behavior was seen to snap to.
  func turnsPages(on layout: ScrollLayout) -> Bool {
    guard let steps = grid(on: layout).steps,
      Reachability.windows(steps).contains(where: { layout.turnsPages($0) })
    else { return false }
    return seen.isEmpty || seen[layout.axis]?.turnsPages(on: layout) == true
  }

  func stops(on layout: ScrollLayout) -> ScrollStops {
    if let steps = grid(on: layout).steps { return steps }
    // What misses the middle rests as the first item does at the start.
    guard isMeantForMiddle(layout), fit(on: layout) == .missed(0.5) else { return layout.stops() }
    return ScrollStops(at: layout.stopsAsFirst, container: layout.container, reach: layout.reach)
  }

  /// A copy that is judged as if a gesture were meant to go so many steps at most.
  func limited(to most: Int?) -> AuditSubject {
    guard let most else { return self }
    var limited = self
    for axis in Axis.allCases {
      limited.learned[axis] = learned[axis] ?? intent
      limited.learned[axis]?.most = most
    }
    return limited
  }
}

extension ScrollLayout {
  /// The way from each of some equal items to the next one, in points.
  var pitch: Double? {
    guard case .equal = stack?.items else { return nil }
    let stops = pageStops()
    return stops.count > 1 ? stops[1] - stops[0] : nil
  }

  /// Whether pages of one item or several lie the bounds apart and each shows whole where the first one lies at the start, behind
  /// half a gutter say.
  package var pagesAreAsFirst: Bool {
    guard let stack, let pitch, pitch > 0, ((bounds / pitch).rounded() * pitch).isAt(bounds) else {
      return false
    }
    let lead = stack.padding.leading
    return lead > Settlement.tolerance && lead <= stack.spacing + Settlement.tolerance
  }

  /// The offsets on which each item lies as the first one does at the start, in points.
  fileprivate var stopsAsFirst: [Double] {
    let stops = stops()
    return (0..<stops.count).map { stops.unclamped($0) - stops.unclamped(0) }
  }

  /// The offsets on which each item lies below what covers the start, and pinned headers in their own places, in points.
  var stopsBelowCover: [Double] {
    guard let items else { return [] }
    return (0..<items.count).map { item in
      let isHeader = items.length(of: item).isAt(covered)
      return max(0, items.leadingEdge(of: item) - (isHeader ? 0 : covered))
    }
  }

  /// Whether its items are so far apart, however far the first is from the start.
  func hasItems(every step: Double) -> Bool { pitch.map { $0.isAt(step) } ?? false }

  /// Whether some item is longer than the container by a step and more, of which the container shows two.
  fileprivate func hasLongItem(for step: Double) -> Bool {
    2 * step <= container && (items?.longest ?? 0) >= container + step
  }

  /// Whether steps are parts of an item and its spacing, of which two show at once: the half hours of a day.
  ///
  /// Rows have them, and columns behind padding; half a card does not.
  fileprivate func dividesItems(by step: Double) -> Bool {
    guard let pitch, 2 * pitch <= container, axis == .vertical || stops()[0] > Settlement.tolerance else {
      return false
    }
    return pitch / step > 1.5 && pitch.isMultiple(of: step, within: Settlement.tolerance)
  }

  /// Whether steps lead over two items or more each time, which all show at once: every fifth tick, say.
  fileprivate func hasSeveralItems(every step: Double) -> Bool {
    let stops = pageStops()
    guard let pitch, step <= bounds, stops.count > 2, pitch > ScrollStops.coincidence,
      stops[0] <= Settlement.tolerance
    else { return false }
    return step / pitch > 1.5 && step.isMultiple(of: pitch, within: Settlement.tolerance)
  }

  /// The layout with so many items of one length as show where rests lie, whatever their number; else as it is.
  ///
  /// They are 12, or as many as let content be scrolled by 300 points or fill five pages of several, but 600 at most (our choice).
  fileprivate var withUsualCount: ScrollLayout {
    guard let items else { return self }
    let count = ((container + 300) / max(1, items.length(of: 0) + items.spacing)).rounded(.up)
    let pages = stack.map { $0.perPage > 1 ? 5 * Double($0.perPage) : 0 } ?? 0
    return withEqualItems(Int(min(600, max(12, count, pages)))) ?? self
  }
}

/// A first look at a behavior, before any gesture.
struct FirstLook: Sendable {
  private(set) var intent = ScrollIntent.unstated
  private(set) var isIntentGiven = false
  private(set) var alignment: UnitPoint?

  /// Whether it hangs on the items or on the one that is shown, which only the view's own items tell; and whether on what
  /// only items of one length tell: those are what it snaps to.
  private(set) var followsItem = false
  private(set) var followsLength = false

  /// The members by which it holds the app's state, and the numbers that it is made of.
  private(set) var heldState: [String] = []
  private(set) var fedState: [String] = []
  private(set) var numbers: [Double] = []

  /// Whether its name speaks of one step: `OneCardPerSwipe`.
  private(set) var isNamedOneStep = false

  /// Whether each call of the maker hands out the same object, which only one thread may then ask.
  private(set) var isShared = false

  /// The learned behavior; `nil` where it was not looked for or did not come back.
  private(set) var learned: LearnedBehavior?

  /// The axes on which it moves targets; none where that was not looked for.
  private(set) var axes: Axis.Set = []

  /// Whether it trapped or did not return while it was looked at: that comes again in the search, which tells where.
  private(set) var isLost = false

  init(
    _ subject: AskedBehavior, intent given: ScrollIntent? = nil, learns: Bool = true,
    watch: SearchWatch? = nil
  ) {
    guard let met = Search.once(watch, { FirstLook(meeting: subject, $0) }) else {
      (isLost, isShared) = (true, true)
      return
    }
    self = met
    isIntentGiven = given != nil
    let intent = given ?? intent
    guard learns, intent.grid == nil || intent.axes == nil else { return }
    let seen = Search.once(watch) { questions in
      let behavior = questions.askOther() ? subject.make() : nil
      return Axis.allCases.map { axis in
        behavior.map { Observation.all(of: $0, by: subject, on: axis, questions) } ?? []
      }
    }
    isLost = seen == nil
    // To read what was seen takes none of the time that the behavior is given.
    guard let seen, !seen[0].isEmpty else { return }
    let learned = LearnedBehavior(horizontally: seen[0], vertically: seen[1])
    axes = learned.seen.reduce(into: []) { $0.insert(Axis.Set($1.axis)) }
    // What follows the layout does elsewhere as that is there.
    if !followsLength { self.learned = learned }
  }

  private init?(meeting subject: AskedBehavior, _ questions: Questions) {
    guard questions.askOther() else { return nil }
    let behavior = subject.make()
    intent = .stated(by: behavior)
    guard let behavior else { return }
    alignment = behavior.alignment
    if let shown = behavior.onScreen {
      (followsItem, followsLength) = (shown.followsItem, shown.followsLength)
    }
    (heldState, fedState) = (behavior.heldState, behavior.fedState)
    numbers = behavior.heldNumbers
    isNamedOneStep = String(describing: type(of: behavior.unwrapped)).namesOneStep
    if type(of: behavior) is AnyClass {
      isShared = subject.make().map { (behavior as AnyObject) === ($0 as AnyObject) } ?? false
    }
  }
}
