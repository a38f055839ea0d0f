import ScrollBehavior
import Testing

@testable import ScrollSimulation

/// The nearest multiple of a step.
private struct Steps: ScrollTargetBehavior {
  let step: CGFloat
  var axis = Axis.vertical

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if axis == .vertical {
      target.rect.origin.y = (target.rect.minY / step).rounded() * step
    } else {
      target.rect.origin.x = (target.rect.minX / step).rounded() * step
    }
  }
}

/// The nearest of the places where tabs begin.
private struct Tabs: ScrollTargetBehavior {
  let widths: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var stops: [CGFloat] = [0]
    for width in widths { stops.append((stops.last ?? 0) + width) }
    let end = context.contentSize.width - context.containerSize.width
    let x = target.rect.minX
    target.rect.origin.x = min(end, stops.min { abs($0 - x) < abs($1 - x) } ?? 0)
  }
}

/// Opens or collapses a header over some points, after a drag alone where flings are left as they are, and no further than
/// the end of the content where it heeds that.
private struct Header: ScrollTargetBehavior {
  let way: CGFloat
  var leavesFlings = false
  var heedsEnd = false

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < way, !leavesFlings || context.velocity.dy == 0 else { return }
    let end = heedsEnd ? context.contentSize.height - context.containerSize.height : way
    target.rect.origin.y = y < way / 2 ? 0 : min(way, end)
  }
}

/// Stops at the detents of a sheet on the way to the last; from there on its list scrolls freely, if it has one.
private struct Sheet: ScrollTargetBehavior {
  var isFree = true

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    let stops = [0, height / 2 - 120, height - 144]
    let (y, start) = (target.rect.minY, context.originalTarget.rect.minY)
    guard y < stops[2] || !isFree else {
      if start < stops[2] - 1 { target.rect.origin.y = stops[2] }
      return
    }
    target.rect.origin.y = stops.min { abs($0 - y) < abs($1 - y) } ?? 0
  }
}

/// Goes where a gesture leads, to the nearest card.
private struct OneCardPerSwipe: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    NearestCard().updateTarget(&target, context: context)
  }
}

private struct NearestCard: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = min(max((target.rect.minX / 312).rounded(), 0), 8) * 312
  }
}

@Suite("What a given layout makes of the steps that were seen")
struct AuditSubjectTests {
  /// The errors of an audit of steps, on content below one another.
  private static func errors(_ step: CGFloat, _ content: ScrollLayout.Content, bounds: Double) throws
    -> [String]
  {
    Audit({ Steps(step: step) }, layouts: [try .upright(bounds, content)], effort: .quick).findings
      .filter { $0.severity == .error }.map(\.id)
  }

  /// Whether a behavior is found to rest off the items of a layout.
  private static func isMisaligned(
    _ layout: ScrollLayout, _ behavior: @escaping @Sendable () -> any ScrollTargetBehavior
  ) -> Bool {
    Audit(behavior, layouts: [layout], effort: .quick).found.contains(AuditCheck.misalignedRest.id)
  }

  private static func rows(_ count: Int, of length: Double, spacing: Double = 0, in padding: Double)
    -> ScrollLayout.Content
  {
    .stack(ItemStack(count: count, length: .points(length), spacing: spacing, padding: AxisInsets(padding)))
  }

  @Test(arguments: [
    // A wheel, whose rows come to its middle, and rows below others.
    (32, 12, 32.0, 0.0, 64.0, 160.0, true), (64, 40, 56, 8, 20, 844, true), (82, 9, 64, 18, 140, 340, true),
    // Wherever the middle of the screen is.
    (56, 60, 56, 0, 80, 763, true), (44, 60, 44, 0, 60, 796, true),
    // What padding brings to the middle is to rest there.
    (44, 40, 44, 0, 88, 220, true), (44, 40, 44, 0, 110, 220, false), (44, 40, 44, 0, 86, 220, true),
    (44, 40, 44, 0, 40, 220, true),
    // As far apart as no step.
    (60, 30, 64, 0, 20, 844, false),
  ])
  func `rows that come to lie as the first does at the start are aligned`(
    _ step: CGFloat, _ count: Int, _ length: Double, _ spacing: Double, _ padding: Double, _ bounds: Double,
    _ isRight: Bool
  ) throws {
    let rows = Self.rows(count, of: length, spacing: spacing, in: padding)
    let errors = try Self.errors(step, rows, bounds: bounds)
    #expect(isRight ? errors == [] : errors.contains(AuditCheck.misalignedRest.id), "\(errors)")
  }

  @Test(.inRelease, arguments: [184.25, 390, 401])
  func `narrow ticks are aligned by their middle where the middle of the screen lies on one`(_ width: Double)
    throws
  {
    let ticks = try ScrollLayout(
      bounds: width, content: .stack(ItemStack(count: 865, length: .points(9), spacing: 0)))
    // A tick comes to the middle of the container by its own.
    let behavior = { @Sendable in
      Moving { target, context in
        let half = context.containerSize.width / 2
        target.rect.origin.x = ((target.rect.minX + half - 4.5) / 9).rounded() * 9 + 4.5 - half
      }
    }
    let audit = Audit(behavior, layouts: [ticks], effort: .quick)
    #expect(audit.isOfItems && !audit.found.contains(AuditCheck.misalignedRest.id), "\(audit.found)")
  }

  @Test(arguments: [(30, 12.0, true), (20, 0, true), (36, 12, false)])
  func `steps that make up an hour are its parts, and half a card is none`(
    _ step: CGFloat, _ padding: Double, _ isRight: Bool
  ) throws {
    #expect(try Self.errors(step, Self.rows(24, of: 60, in: padding), bounds: 639).isEmpty == isRight)
    let cards = try ScrollLayout(
      bounds: 390, content: .stack(ItemStack(count: 20, length: .points(2 * step - 10), spacing: 10)))
    #expect(Self.isMisaligned(cards) { Steps(step: step, axis: .horizontal) })
  }

  @Test func `content without items has no other stops`() throws {
    #expect(try Self.errors(120, .length(844 + 12 * 120), bounds: 844) == [])
  }

  @Test(arguments: [(0.0, true), (10, false)])
  func `tabs of different widths are aligned as the first one is behind its padding`(
    _ forgotten: Double, _ isRight: Bool
  ) throws {
    let widths = [84.0, 104, 118, 76, 128, 74, 78, 82, 88, 104]
    let stack = ItemStack(lengths: widths, spacing: 10, padding: 16)
    let layout = try ScrollLayout(bounds: 390, crossBounds: 52, content: .stack(stack))
    let tabs = Tabs(widths: widths.map { $0 + 10 - forgotten })
    #expect(Self.isMisaligned(layout) { tabs } == !isRight)
  }

  @Test(arguments: [(10.0, 20.0, 1.0, true), (20, 10, 1, false), (0, 20, 1, false), (12, 24, 2, true)])
  func `pages behind half a gutter rest as the first one does at the start`(
    _ lead: Double, _ spacing: Double, _ perPage: Double, _ isRight: Bool
  ) throws {
    let length = 390 / perPage - spacing
    let layout = try ScrollLayout(content: Self.rows(10, of: length, spacing: spacing, in: lead))
    #expect(layout.pagesAreAsFirst == isRight)
    let found = Audit({ .paging }, layouts: [layout], effort: .quick).findings
    #expect(!found.contains { $0.severity == .error } == (isRight || lead == 0), "\(found)")
  }

  @Test(arguments: [([40, 1920], true), ([40, 680], false)])
  func `steps within an item that no screen shows whole are its own`(_ lengths: [Double], _ isRight: Bool)
    throws
  {
    let errors = try Self.errors(80, .stack(ItemStack(lengths: lengths + [200.0])), bounds: 640)
    #expect(errors.contains(AuditCheck.misalignedRest.id) == !isRight, "\(errors)")
  }

  @Test
  func `where a behavior counts containers, rests beside items that are no such pages are not`() throws {
    func errors(_ stack: ItemStack, intent: ScrollIntent? = nil) throws -> [String] {
      let layout = try ScrollLayout(content: .stack(stack))
      return Audit(ContainerPagingBehavior(), on: layout, intent: intent, effort: .quick).findings
        .filter { $0.severity == .error }.map(\.id)
    }
    let cards = ItemStack(count: 9, length: .points(300), spacing: 12)
    #expect(try errors(cards) == [AuditCheck.misalignedRest.id])
    #expect(try errors(cards, intent: ScrollIntent(.container)) == [])
    #expect(try errors(ItemStack(count: 9)) == [])
    #expect(try errors(ItemStack(count: 9, padding: 16)) == [])
  }

  @Test(arguments: [(0.0, true), (24, false)])
  func `cards of which the first is in the middle are all to rest there`(_ short: Double, _ isRight: Bool)
    throws
  {
    let layout = try ScrollLayout(content: Self.rows(7, of: 342, spacing: 12, in: 24))
    let isMisaligned = Self.isMisaligned(layout) {
      Moving { target, _ in target.rect.origin.x = (target.rect.minX / 354).rounded() * 354 - short }
    }
    #expect(isMisaligned == !isRight)
  }

  @Test func `rows that rest just below a pinned header are aligned`() throws {
    let lengths = [44.0] + Array(repeating: 72, count: 40)
    let layout = try ScrollLayout.upright(703, .stack(ItemStack(lengths: lengths))).covered(by: 44)
    for (step, isRight) in [(72.0, true), (60, false)] {
      let findings = Audit({ Steps(step: step) }, layouts: [layout], effort: .quick).findings
      #expect(findings.allSatisfy { $0.severity != .error } == isRight, "\(findings)")
    }
  }

  @Test(arguments: [(144.0, false, true), (100, false, false), (144, true, false)])
  func `a header that collapses is left open or collapsed`(
    _ way: CGFloat, _ leavesFlings: Bool, _ isRight: Bool
  ) throws {
    let layout = try ScrollLayout.upright(700, .length(3000))
    func isMisaligned(_ layout: ScrollLayout) -> Bool {
      Self.isMisaligned(layout) { Header(way: way, leavesFlings: leavesFlings) }
    }
    #expect(try isMisaligned(layout.covered(by: 96, collapsing: 144)) == !isRight)
    #expect(!isMisaligned(layout) || leavesFlings)
  }

  @Test func `ticks of two widths that margins bring to the middle are all to rest there`() throws {
    let ticks = (0...60).map { $0.isMultiple(of: 5) ? 4.0 : 2 }
    let stack = ItemStack(lengths: ticks, spacing: 10, padding: AxisInsets(174))
    let layout = try ScrollLayout(bounds: 350, content: .stack(stack))
    let steps = Audit({ Steps(step: 12, axis: .horizontal) }, layouts: [layout], effort: .quick).findings
    #expect(steps.filter { $0.severity == .error }.map(\.id) == [AuditCheck.misalignedRest.id], "\(steps)")
    var leading = ScrollIntent.unstated
    leading.anchor = .leading
    let stated = Audit(
      { Steps(step: 12, axis: .horizontal) }, layouts: [layout], intent: leading, effort: .quick)
    #expect(stated.judgedIntent(on: layout).anchor == .leading)
    let middles = Audit(
      { ViewAlignedScrollTargetBehavior(anchor: .center) }, layouts: [layout], effort: .quick
    ).findings
    #expect(!middles.contains { $0.severity == .error }, "\(middles)")
  }

  @Test func `steps that are a little off the items drift from them`() throws {
    let layout = try ScrollLayout(bounds: 358, content: .stack(ItemStack(count: 112, perPage: 7)))
    // Week by week, with days of a whole number of points.
    let isMisaligned = Self.isMisaligned(layout) {
      Moving { target, context in
        let week = CGFloat(Int(context.containerSize.width) / 7 * 7)
        if week > 0 { target.rect.origin.x = max((target.rect.minX / week).rounded(), 0) * week }
      }
    }
    #expect(isMisaligned)
  }

  @Test func `a header that content is too short to collapse is a warning that says so`() throws {
    let layout = try ScrollLayout.upright(700, .length(817)).covered(by: 96, collapsing: 192)
    for triesCounts in [false, true] {
      let findings = Audit({ Header(way: 192) }, layouts: [layout], triesCounts: triesCounts, effort: .quick)
        .findings
      let found = findings.first { $0.id == AuditCheck.misalignedRest.id }
      #expect(found?.severity == .warning && found?.assumption == SearchedLayout.shortContent, "\(findings)")
    }
    // So too where none is drawn over the content, unless the behavior knows that the end comes first.
    let bare = try layout.covered(by: 0)
    for heedsEnd in [false, true] {
      let audit = Audit({ Header(way: 192, heedsEnd: heedsEnd) }, layouts: [bare], effort: .quick)
      let found = audit.findings.first { $0.assumption == SearchedLayout.shortContent }
      #expect((found?.id == AuditCheck.misalignedRest.id) != heedsEnd, "\(audit.findings)")
      if let found {
        #expect(found.explanation.hasSuffix("where the content ends, and not on the stop at 192"))
      }
    }
    // Where no file says how long the content is, it is tried as short, unless what is read of it is longer.
    let long = try bare.with(content: .length(3000))
    for (shortest, isFound) in [(nil, false), (192.0, true), (900, false)] {
      let audit = Audit({ Header(way: 192) }, layouts: [long], shortest: shortest, effort: .quick)
      #expect(audit.found.contains(AuditCheck.misalignedRest.id) == isFound, "\(audit.findings)")
    }
    // Pages say nothing of a header.
    let pages = Audit({ Steps(step: 90) }, layouts: [layout], effort: .quick).findings
    #expect(!pages.contains { $0.assumption == SearchedLayout.shortContent }, "\(pages)")
  }

  @Test(arguments: [(true, 982.0), (false, 735)])
  func `the detents of a sheet are its stops, and past the last one content is free, if there is any`(
    _ isFree: Bool, _ list: Double
  ) throws {
    let layout = try ScrollLayout.upright(759, .stack(ItemStack(lengths: [639, list])))
    let audit = Audit({ Sheet(isFree: isFree) }, layouts: [layout], effort: .quick)
    #expect(!audit.findings.contains { $0.severity == .error }, "\(audit.findings)")
    #expect((audit.learned?.seen(on: .vertical)?.pattern.band?.freePast != nil) == isFree)
  }

  @Test(arguments: [nil, ScrollIntent(.items, atMost: 3)], [[9], [2, 5, 20]])
  func `a name that speaks of one step is asked for that, if nothing else says how far`(
    _ intent: ScrollIntent?, _ counts: [Int]
  ) throws {
    let layouts = try counts.map { try ScrollLayout(content: Self.rows($0, of: 300, spacing: 12, in: 45)) }
    let findings = Audit(
      { OneCardPerSwipe() }, layouts: layouts, triesCounts: counts.count > 1, intent: intent, effort: .quick
    ).findings
    let named = findings.filter { $0.assumption == SearchedLayout.namedOneStep }.map(\.id)
    #expect(named == (intent == nil ? [AuditCheck.skippedPage.id] : []), "\(findings)")
  }

  @Test(arguments: [
    ("One card per swipe, however hard.", true), ("Turns by one week at a time.", true),
    ("A swipe moves on to the neighbouring story.", true), ("Never more than one day away.", true),
    ("Unlike .paging, which turns one page per swipe, a flick carries on.", false),
    ("Keeps a two-finger pan alive. One card per swipe.", true), ("Moves by one point at a time.", false),
    ("One card per swipe, three for a hard flick.", false), ("Both neighbours peek in.", false),
    ("Keeps a gap to the neighbours.", false), ("", false),
  ])
  func `a comment that speaks of one step is taken at its word`(_ comment: String, _ isOneStep: Bool) throws {
    let layout = try ScrollLayout(content: Self.rows(9, of: 300, spacing: 12, in: 45))
    let findings = Audit({ NearestCard() }, layouts: [layout], effort: .quick, comment: comment).findings
    let said = findings.filter { $0.assumption == SearchedLayout.saidOneStep }.map(\.id)
    #expect(comment.speaksOfOneStep == isOneStep)
    #expect(said == (isOneStep ? [AuditCheck.skippedPage.id] : []), "\(findings)")
  }

  @Test func `places that pull free content to them may be meant`() {
    // Rows of 90 are kept off a fold; else any offset will do.
    let offTheFold = Moving { target, _ in
      let below = (target.rect.minY - 120).truncatingRemainder(dividingBy: 90)
      guard target.rect.minY > 120, below > 10, below < 50 else { return }
      target.rect.origin.y += below > 24 ? 90 - below : -below - 8
    }
    let findings = Audit(offTheFold, effort: .quick).findings
    #expect(!findings.contains { $0.severity == .error }, "\(findings)")
    #expect(findings.contains { $0.assumption == SearchedLayout.magnets }, "\(findings)")
  }

  /// Goes to the nearest of columns, whatever way the view scrolls.
  private struct Columns: ScrollTargetBehavior {
    let length: Double

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let last = max(0, context.contentSize.width - context.containerSize.width)
      target.rect.origin.x = min(max((target.rect.minX / length).rounded() * length, 0), last)
    }
  }

  @Test func `what follows the lengths of items is searched on the axis that it moves`() {
    let columns = BehaviorOnScreen(following: ["itemLength"]) {
      Columns(length: BehaviorOnScreen.screen.items?.length(of: 0) ?? 300)
    }
    let audit = Audit(columns, effort: .quick)
    #expect(audit.layouts > 0 && audit.learned == nil)
    #expect(audit.findings.allSatisfy { $0.counterexample.layout.axis == .horizontal }, "\(audit.findings)")
  }
}
