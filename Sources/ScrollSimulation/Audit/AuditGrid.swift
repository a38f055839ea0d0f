/// The stops by which an audit judges rests on one layout, as an intent wants them.
struct AuditGrid {
  /// Whether any offset will do, so that there are no stops.
  let isFree: Bool
  let most: Int?

  /// The offsets that targets are moved to in a part of otherwise free content, in ascending order, and the end of that part,
  /// in points; a rest within it lies on one of these.
  private let band: (offsets: [Double], freePast: Double?)?

  /// The parts of the content within which every rest is meant, in points.
  let freeZones: [ClosedRange<Double>]

  /// Whether rests are judged by items, though no gesture is by their stops.
  private let isOfItems: Bool
  private let alignment: ScrollStops

  /// Whether content ends before the last offset of the band, as before a header has collapsed, so that its end is no place to
  /// rest on.
  let isTooShort: Bool

  /// The offsets besides stops on which content may rest, in points: the ends, edges of free zones, offsets of the band.
  private let ends: [Double]

  /// The ends of the content that the behavior leaves out, in points.
  private let leftOut: [Double]

  /// The offsets that a gesture passes, each of which must be reachable.
  private let passed: ScrollStops

  init(
    _ intent: ScrollIntent, band: SnapPattern.Band? = nil, isBandSure: Bool = false, freeBefore: Double = 0,
    isOfItems: Bool = false, leavesEnds: Bool = false, on layout: ScrollLayout
  ) {
    let isByItems = isOfItems || intent.grid == nil || intent.grid == .items
    let anchor = intent.anchor?.fraction(along: layout.axis) ?? 0
    freeZones =
      intent.freeZones + (freeBefore > 0 ? [-.infinity...freeBefore] : [])
      + (isByItems && anchor == 0 ? layout.longItems : [])
    self.isOfItems = isOfItems
    // What moves targets about a header that collapses is to leave it open or collapsed.
    let band = intent.grid == .free ? band : nil
    let collapses = band?.freePast != nil && layout.collapse > 0 && layout.reach > 0
    self.band =
      collapses ? ([0, layout.collapse], layout.collapse) : band?.places(on: layout, isSure: isBandSure)
    isTooShort = layout.reach > 0 && self.band?.offsets.last ?? 0 > layout.reach + Settlement.tolerance
    let edges = freeZones.flatMap { [$0.lowerBound, $0.upperBound] }.filter {
      (0...layout.reach).contains($0)
    }
    ends = [0] + (isTooShort ? [] : [layout.reach]) + (isOfItems ? edges : self.band?.offsets ?? edges)
    most = intent.most
    let items = layout.stops(anchor: anchor)
    switch intent.grid {
    case nil: (isFree, alignment, passed) = (false, items, layout.pageStops(anchor: anchor))
    case .items:
      // Without scroll targets there is nothing to align.
      (isFree, alignment, passed) = (layout.items == nil || !layout.isScrollTargetLayout, items, items)
    case .pages:
      let pages = layout.pageStops(anchor: anchor)
      (isFree, alignment, passed) = (false, pages, pages)
    case .container:
      let pages = ScrollStops(everyContainer: layout.container, reach: layout.reach)
      (isFree, alignment, passed) = (false, isOfItems ? items : pages, pages)
    case .multiples(let length)
    where length > 0 && length.isFinite && layout.reach / length < ScrollLayout.limit:
      let multiples = ScrollStops(everyContainer: length, reach: layout.lastMultiple(of: length))
      (isFree, alignment, passed) = (false, multiples, multiples)
    case .offsets(let offsets):
      let stops = ScrollStops(at: offsets, container: layout.container, reach: layout.reach)
      (isFree, alignment, passed) = (false, stops, stops)
    case .multiples, .free: (isFree, alignment, passed) = (true, items, items)
    }
    // Offset 0 may stand for no value, unless each multiple is an item.
    let isOfMultiples =
      if case .multiples(let length) = intent.grid { !layout.hasItems(every: length) } else { false }
    leftOut = !leavesEnds || isFree ? [] : isOfMultiples ? [0] : Self.leftOut(of: passed, upTo: layout.reach)
  }

  /// The ends of the content to which the items there cannot come as near to their places as the next ones: the start alone,
  /// both, or none.
  private static func leftOut(of stops: ScrollStops, upTo reach: Double) -> [Double] {
    func isLeftOut(_ beyond: Double, _ within: Double) -> Bool {
      within > Settlement.tolerance && beyond + Settlement.tolerance >= within
    }
    let last = stops.count - 1
    guard last > 0, isLeftOut(-stops.unclamped(0), stops.unclamped(1)) else { return [] }
    return [0] + (isLeftOut(stops.unclamped(last) - reach, reach - stops.unclamped(last - 1)) ? [reach] : [])
  }

  /// Whether an offset is an end of the content that the behavior leaves out.
  func isLeftOut(_ offset: Double) -> Bool { leftOut.contains { $0.isAt(offset) } }

  /// Whether an offset is the end, which content reaches before the place of the last step.
  func isEndBeforeStep(_ offset: Double) -> Bool {
    guard !isFree, passed.count > 0 else { return false }
    let last = passed.count - 1
    return passed.unclamped(last) > passed[last] + Settlement.tolerance && passed[last].isAt(offset)
  }

  /// The shortest way from one step to the next but one, in points: on a shorter way none can have been passed.
  ///
  /// 0 where there are too many to look; infinity where any offset will do.
  var shortestPass: Double {
    guard !isFree else { return .infinity }
    guard passed.count <= 512 else { return 0 }
    return (0..<max(0, passed.count - 2)).lazy.map { passed[$0 + 2] - passed[$0] }.filter { $0 > 0 }.min()
      ?? .infinity
  }

  var steps: ScrollStops? { isFree ? nil : passed }

  /// Whether there are stops, if only those of a band.
  var hasStops: Bool { !isFree || band != nil }
  var judgesRests: Bool { !isFree || isOfItems || band != nil }

  /// How far an offset within 0…reach lies beyond the nearest stop, end or free zone, in points; 0 where any will do.
  func misalignment(_ offset: Double) -> Double {
    let isOfStops = !isFree || isOfItems
    if isOfStops, freeZones.contains(where: { $0.contains(offset) }) { return 0 }
    guard isOfStops || offset < band?.freePast ?? -.infinity else { return 0 }
    var beyond = isOfStops ? offset - alignment.nearestStop(to: offset).offset : offset
    for end in ends where abs(offset - end) < abs(beyond) { beyond = offset - end }
    return beyond
  }

  /// The way from one offset of the band to the next, in points; from the last one to where content is free, if that is
  /// further than half the way before it, and as far as a row is high: 44 pt, or 100 where
  /// there is but one offset (our choice).
  func wayInBand(from start: Double, heading: Double) -> Double? {
    guard let band, band.offsets.contains(where: { abs($0 - start) <= ScrollStops.coincidence }) else {
      return nil
    }
    let last = band.offsets.suffix(2)
    let least = last.count > 1 ? 44.0 : 100
    let usual = max(least, ((last.last ?? 0) - (last.first ?? 0)) / 2 + Settlement.tolerance)
    let far = band.freePast.flatMap { $0 - (last.last ?? 0) > usual ? $0 : nil }
    return (band.offsets + [far].compactMap(\.self)).map { ($0 - start) * heading }
      .filter { $0 > ScrollStops.coincidence }.min()
  }

  var inBand: [Double] { band?.offsets ?? [] }

  /// The middle between the last offset of the band and its end, from which content is pulled back, in points.
  var middlePulledBack: Double? {
    guard let last = inBand.last, let edge = band?.freePast, edge - last > 2 else { return nil }
    return (last + edge) / 2
  }

  /// The number of the band's offsets that a rest lies a page or more past, and which are beyond a proposed offset.
  func bandPages(between proposed: Double, and rest: Double, on layout: ScrollLayout) -> Int {
    inBand.count { offset in layout.isPage(abs(rest - offset)) && (offset - proposed) * (rest - offset) > 0 }
  }

  func isStep(_ offset: Double) -> Bool {
    !isFree && abs(offset - passed.nearestStop(to: offset).offset) <= ScrollStops.coincidence
  }

  /// The number of distinct steps strictly between two offsets, and beyond a third one as seen from the first.
  func steps(between start: Double, and rest: Double, beyond limit: Double? = nil) -> Int {
    if isFree { return 0 }
    let low = rest > start ? max(start, limit ?? start) : rest
    let high = rest > start ? rest : min(start, limit ?? start)
    // A step so little before an end that is no step's own place shows there.
    let end = high - (isEndBeforeStep(high) ? ScrollLayout.besideEnd : Settlement.tolerance)
    guard low + Settlement.tolerance < end, let first = passed.next(after: low + Settlement.tolerance),
      let last = passed.previous(before: end)
    else { return 0 }
    return max(0, last - first + 1)
  }
}

extension SnapPattern.Band {
  /// The offsets that content has, and a last one at the end of the band in any, in ascending order, with that end, in points;
  /// `nil` where some other rest may be meant.
  ///
  /// What follows the container of a scroll view without insets may follow its bounds, unless it is sure: then the band ends
  /// where it surely does.
  fileprivate func places(on layout: ScrollLayout, isSure: Bool) -> (offsets: [Double], freePast: Double?)? {
    guard isStrict, isSure || layout.bounds == layout.container || offsets.allSatisfy(\.isFixed) else {
      return nil
    }
    let ends = (isSure ? [layout.container] : [layout.container, layout.bounds]).compactMap {
      freePast?.length(container: $0, content: layout.contentLength)
    }
    let most = freePast == offsets.last ? ends.min() : nil
    let lengths = offsets.map { $0.length(on: layout) }.filter {
      (0...max(layout.reach, most ?? 0)).contains($0)
    }
    return (lengths.sorted(), ends.min())
  }

  /// A layout whose content ends before the last offset of the band, three quarters of the way to it; `nil` where content past
  /// that is free for another reason, or has a greater least length, in points.
  func shortened(_ layout: ScrollLayout, atLeast shortest: Double) -> ScrollLayout? {
    let places = offsets.map { $0.length(on: layout) }.sorted()
    guard isStrict, let last = places.last, freePast == offsets.last else { return nil }
    let before = places.dropLast().last ?? 0
    let length = (layout.container + (before + 3 * last) / 4).rounded()
    return shortest < length ? try? layout.with(content: .length(length)) : nil
  }
}

extension ScrollLayout {
  /// How little before the end an offset lies, in points, that no finger tells from it: what rests there is judged as the end
  /// (our choice).
  static let besideEnd = 10.0

  func isBesideEnd(_ offset: Double) -> Bool {
    offset > reach - Self.besideEnd && offset < reach - Settlement.tolerance
  }

  /// The offsets at which the container shows nothing but an item longer than it, of each one among shorter ones.
  fileprivate var longItems: [ClosedRange<Double>] {
    guard case .listed = stack?.items, let items else { return [] }
    let long = (0..<items.count).filter { items.length(of: $0) > container + Settlement.tolerance }
    return long.count == items.count
      ? [] : long.map { items.leadingEdge(of: $0)...(items.trailingEdge(of: $0) - container) }
  }

  /// Whether stops so far apart are pages; those less than half a screenful apart show at once.
  func isPage(_ distance: Double) -> Bool { 2 * distance >= screenful }

  /// Whether some neighbours among stops, which are in ascending order, are pages.
  func turnsPages(_ stops: [Double]) -> Bool { zip(stops, stops.dropFirst()).contains { isPage($1 - $0) } }

  /// The last multiple of a length where only padding follows it, else the end, which is to be shown too.
  fileprivate func lastMultiple(of length: Double) -> Double {
    guard let stack, length > ScrollStops.coincidence else { return reach }
    let last = ((reach + ScrollStops.coincidence) / length).rounded(.down) * length
    return reach - last <= stack.padding.trailing ? last : reach
  }
}

extension ScrollIntent {
  /// The intent that a behavior states, if any; free deceleration may rest anywhere.
  package static func stated(by behavior: (any ScrollTargetBehavior)?) -> ScrollIntent {
    guard let behavior else { return ScrollIntent(.free) }
    return (behavior.unwrapped as? any IntentionalScrollTargetBehavior)?.scrollIntent ?? .unstated
  }
}

extension Settling {
  /// The most pages that a gesture is meant to pass by the behavior at hand; `nil` where it states none.
  package var mostPagesMeant: Int? {
    let intent = ScrollIntent.stated(by: behavior)
    return intent.grid == .items ? nil : intent.most
  }
}
