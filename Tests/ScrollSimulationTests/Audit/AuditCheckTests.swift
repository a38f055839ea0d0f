import ScrollSimulation
import Testing

@Suite("Checks", .timeLimit(.minutes(30)))
struct AuditCheckTests {
  struct Fault: CustomTestStringConvertible {
    let id: String
    let what: String

    /// What must follow from the fault, with the reason.
    let following: [String: String]
    let layout: @Sendable () throws -> ScrollLayout
    let behavior: @Sendable () -> any ScrollTargetBehavior

    init(
      _ id: String, _ what: String, following: [String: String] = [:],
      on layout: @escaping @Sendable () throws -> ScrollLayout = { try .pages(6) },
      making behavior: @escaping @Sendable () -> any ScrollTargetBehavior
    ) {
      (self.id, self.what, self.following, self.layout, self.behavior) = (
        id, what, following, layout, behavior
      )
    }

    /// One whose behavior is a rule for an axis.
    init(
      _ id: String, _ what: String, following: [String: String] = [:],
      on layout: @escaping @Sendable () throws -> ScrollLayout = { try .pages(6) },
      meant intent: ScrollIntent = ScrollIntent(.container, atMost: 1),
      rule: @escaping @Sendable (AskedAxis) -> Double
    ) {
      self.init(
        id, what, following: following, on: layout, making: { Ruled(scrollIntent: intent, rule: rule) })
    }

    var testDescription: String { "\(id): \(what)" }
  }

  /// Turns over at each call.
  final class Alternating: IntentionalScrollTargetBehavior {
    let scrollIntent = ScrollIntent(.container, atMost: 2)
    let period: Int
    private var calls = 0

    init(period: Int) { self.period = period }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let inner = Ruled(scrollIntent: scrollIntent) { [calls, period] asked in
        calls % period == 1 && !asked.isTouch && asked.rightPage > asked.page(nearest: asked.start)
          ? asked.stop(asked.rightPage + 1) : asked.right
      }
      inner.updateTarget(&target, context: context)
      calls += 1
    }
  }

  static let anyTwoCallsDiffer = [
    "shorter-fling": "two calls are compared, and any two differ",
    "right-to-left": "two calls are compared, and any two differ",
    "velocity-unit": "two calls are compared, and any two differ",
  ]

  /// Pages of the container, so many at a time, by velocities in points per second.
  private static func perSecond(atMost most: Int? = nil) -> ScrollIntent {
    ScrollIntent(.container, atMost: most, assumesPointsPerSecond: true)
  }

  /// Six cards, of which the last one lies nearer to that before it than the others do.
  @Sendable static func rail() throws -> ScrollLayout {
    let padding = AxisInsets(leading: 0, trailing: 40)
    return try ScrollLayout(
      content: .stack(ItemStack(count: 6, length: .points(210), spacing: 14, padding: padding)))
  }

  /// Items of some lengths, one below the other.
  @Sendable static func days(_ lengths: [Double]) throws -> ScrollLayout {
    try .upright(600, .stack(ItemStack(lengths: lengths)))
  }

  /// Sections of three rows of 64 points under a header of 36, over which a header of a length is pinned.
  @Sendable static func sections(_ pinned: Double) throws -> ScrollLayout {
    try days((0..<8).flatMap { _ in [36, 64, 64, 64] }).covered(by: pinned)
  }

  static let sectionRows: [Double] = (0..<8).flatMap { section -> [Double] in
    [0.0, 36, 100, 164].map { 228 * Double(section) + $0 }
  }

  /// Those of sections that lie below what is pinned.
  static let rowsBelow: [Double] = sectionRows.filter { $0.truncatingRemainder(dividingBy: 228) != 36 }
    .map { $0.truncatingRemainder(dividingBy: 228) == 0 ? $0 : $0 - 36 }

  static let faults: [Fault] = [
    Fault("non-finite", "0/0 where a fling begins at the start") {
      $0.start == 0 && $0.velocity > 2000 ? .nan : $0.right
    },
    Fault("empty-container", "a division by the container's length") {
      $0.container > 0 ? $0.right : ($0.proposed / $0.container).rounded() * $0.container
    },
    Fault(
      "misaligned-rest", "a drag let go halfway is left where it is",
      following: [
        "not-idempotent": "what rests between pages is put right at the next touch",
        "direction-dependent-stops": "how far drags go depends on where they begin",
      ]
    ) { $0.velocity == 0 && $0.proposed != $0.start ? $0.proposed : $0.right },
    Fault(
      "covered-rest", "rows come to rest under the header that is pinned over them",
      on: { try sections(36) }, meant: ScrollIntent(.offsets(sectionRows))
    ) { $0.nearest(of: sectionRows) },
    Fault(
      "inset-twice", "rows rest below the margin as far as that is long", on: rowsBehindAMargin,
      meant: ScrollIntent(.free)
    ) { rowStop($0, -60) },
    Fault(
      "inset-twice", "rows rest as far past their place as the margin is long", on: rowsBehindAMargin,
      meant: ScrollIntent(.free)
    ) { rowStop($0, 60) },
    Fault("skipped-page", "a fast fling turns two pages", meant: perSecond(atMost: 1)) {
      abs($0.velocity) > 2000 && $0.isOnStop ? $0.right(times: 2) : $0.right
    },
    Fault(
      "skipped-page", "a flick back from the end goes past the last card but one",
      following: ["direction-dependent-stops": "the last card but one is passed on the way back alone"],
      on: rail, meant: ScrollIntent(.items, assumesPointsPerSecond: true)
    ) { asked in
      let nearest = asked.nearest(of: (0..<6).map { min(224 * Double($0), asked.reach) })
      let isBack = asked.start == asked.reach && abs(asked.velocity) > 100 && asked.proposed < asked.start
      return isBack ? min(nearest, 3 * 224) : nearest
    },
    Fault(
      "unreachable-stop", "odd pages are never rested on",
      following: [
        "against-gesture": "a flick too slow to move leaves an odd page forward",
        "ignored-drag": "an odd page is not rested on by a drag either",
        "hidden-content": "an odd page shows at no rest",
      ], on: { try .pages(7) }, meant: ScrollIntent(.container)
    ) { $0.stop(2 * Int(($0.position / 2).rounded())) },
    Fault(
      "trap", "the last page is never left",
      following: [
        "ignored-fling": "flings from there turn no page", "ignored-drag": "neither do drags",
        "unreachable-stop": "from the end, nothing is reached",
        "direction-dependent-stops": "from the end, nothing is reached",
      ]
    ) { $0.start == $0.reach ? $0.reach : $0.right },
    Fault(
      "direction-dependent-stops", "backward, pages are counted from the end",
      following: [
        "misaligned-rest": "only one of two grids can be the one that is meant",
        "unreachable-stop": "the stops of one grid are not those of the other",
        "not-idempotent": "a touch counts from the start",
        "skipped-page": "a page of the other grid can reach over a stop",
      ], on: { try ScrollLayout(bounds: 100, content: .length(450)) }
    ) { asked in
      guard asked.proposed < asked.start else { return asked.right }
      let fromEnd = ((asked.reach - asked.start) / asked.container + 1e-9).rounded(.down) + 1
      return max(0, asked.reach - fromEnd * asked.container)
    },
    Fault(
      "hidden-content", "it rests at the start and at the end, three pages on",
      following: [
        "ignored-drag": "a page does not turn it",
        "trap": "from the end of a long way only long flings lead back",
      ], on: { try ScrollLayout(content: .length(4 * 390)) }, meant: ScrollIntent(.free)
    ) { $0.proposed > 200 ? $0.reach : 0 },
    Fault(
      "hidden-content", "sections rest by their tops, and one is longer than the screen",
      on: { try days([300, 900, 300, 400, 500, 600]) }, meant: ScrollIntent(.items)
    ) { $0.nearest(of: [0, 300, 1200, 1500, 1900, 2400]) },
    Fault("against-gesture", "a short drag forward turns back") { asked in
      let moved = asked.proposed - asked.start
      let isShort = asked.isOnStop && moved > 0 && moved < 0.2 * asked.container
      return isShort ? asked.next(isForward: false) : asked.right
    },
    Fault(
      "ignored-fling", "a strong fling turns no page",
      following: ["shorter-fling": "slower flings turn one"], meant: perSecond(atMost: 1)
    ) { $0.isOnStop && abs($0.velocity) >= 2000 ? $0.right(times: 0) : $0.right },
    Fault(
      "not-idempotent", "a touch on page 1 turns back",
      following: ["moves-at-rest": "page 1 is a stop that gestures rest on"]
    ) { $0.isTouch && $0.start == $0.container ? 0 : $0.right },
    Fault(
      "moves-at-rest", "a touch of the untouched start turns a page",
      following: [
        "not-idempotent": "gestures come to rest on the start too",
        "against-gesture": "a drag back from the start leads nowhere, as a touch does",
      ]
    ) { $0.isTouch && $0.start == 0 ? $0.container : $0.right },
    Fault("ignored-flick", "the sign of the velocity is turned round", meant: perSecond()) {
      abs($0.velocity) > 60 ? $0.stop(Int($0.position.rounded($0.forward > 0 ? .down : .up))) : $0.right
    },
    Fault(
      "one-sided", "a page turns forward from a quarter on, and back from three",
      following: ["ignored-drag": "most of a page is dragged back"], meant: ScrollIntent(.container)
    ) { $0.stop(Int(($0.position + 0.25).rounded())) },
    Fault("one-sided", "a flick counts forward alone", meant: perSecond()) {
      $0.stop(Int($0.position.rounded($0.forward > 60 ? .up : .toNearestOrAwayFromZero)))
    },
    Fault("shorter-fling", "from 700 on two pages, and above 1740 one", meant: perSecond(atMost: 2)) {
      $0.isOnStop && (700...1740).contains(abs($0.velocity)) ? $0.right(times: 2) : $0.right
    },
    Fault(
      "amplified-fling", "a fling up to 700 goes three pages",
      following: ["skipped-page": "it passes pages", "shorter-fling": "a faster fling goes one page"],
      meant: perSecond()
    ) { $0.isOnStop && (1...700).contains(abs($0.velocity)) ? $0.right(times: 3) : $0.right },
    Fault("twitch-turns-back", "the velocity's sign decides, however slow it is") {
      $0.isOnStop && $0.forward * ($0.proposed - $0.start) < 0 ? $0.next(isForward: $0.forward > 0) : $0.right
    },
    Fault("one-sided", "a long way or a fast finger turns a page, forward first", meant: perSecond(atMost: 1))
    {
      asked in
      let way = [1.0, -1].first {
        $0 * (asked.proposed - asked.start) > asked.container / 5 || $0 * asked.forward > 240
      }
      return asked.isOnStop ? way.map { asked.next(isForward: $0 > 0) } ?? asked.right : asked.right
    },
    Fault(
      "cut-fling", "the nearest of the pages that are laid out",
      making: { Ruled.nearestLaidOut(mostPages: 9) }),
    Fault(
      "stale-size", "pages as wide as the screen was", making: { Ruled.appearedPages { Double($0.width) } }),
    Fault("hair-trigger", "a drag of more than a point turns a page") { asked in
      let moved = asked.proposed - asked.start
      return asked.isOnStop && abs(moved) > 1 ? asked.next(isForward: moved > 0) : asked.right
    },
    Fault("ignored-drag", "nothing but a fling turns a page") {
      $0.isOnStop && $0.velocity == 0 ? $0.right(times: 0) : $0.right
    },
    Fault("out-of-range", "beyond the end the target is a page too far") {
      $0.rightPage == $0.last && $0.proposed >= $0.reach ? $0.reach + $0.container : $0.right
    },
    Fault("short-content-moves", "content that fits is sent to page 1", on: { try .pages(1) }) {
      $0.reach == 0 ? $0.container : $0.right
    },
    Fault("right-to-left", "the sign of the velocity is taken for forward") {
      $0.isOnStop && $0.isRightToLeft && $0.velocity != 0 ? $0.next(isForward: $0.velocity > 0) : $0.right
    },
    Fault("velocity-unit", "from 500 on, two pages", meant: ScrollIntent(.container, atMost: 2)) {
      abs($0.velocity) > 500 && $0.isOnStop ? $0.right(times: 2) : $0.right
    },
    Fault(
      "changed-rect", "the size is set to nothing",
      making: { Ruled(besides: { $0.rect.size = .zero }) { $0.right } }),
    Fault(
      "changed-rect", "the size doubles",
      making: { Ruled(besides: { $0.rect.size.height *= 2 }) { $0.right } }),
    Fault(
      "other-axis", "the other axis is set to 0",
      making: { Ruled(besides: { $0.rect.origin.y = 0 }) { $0.right } }),
    Fault(
      "resize-loses-page", "a touch between pages goes to the start",
      following: ["skipped-page": "from between pages it goes past two"]
    ) { $0.isTouch && !$0.isOnStop ? 0 : $0.right },
    Fault(
      "resize-loses-page", "a touch between pages goes to the last but one page",
      following: ["skipped-page": "from between pages it goes past two"]
    ) { $0.isTouch && !$0.isOnStop ? $0.stop($0.last - 1) : $0.right },
    Fault("inert", "nothing is ever moved", meant: ScrollIntent(.free)) { $0.proposed },
    Fault(
      "drifts-by-resizing", "pages in a view that keeps its offset", on: { try .pages(6).keeping(.offset) }
    ) { $0.right },
    Fault(
      "rewritten-scroll", "a program's scroll goes no further than a page",
      making: { Ruled(leavesPrograms: false) { $0.right } }),
    Fault(
      "not-a-function", "each second call goes a page further", following: anyTwoCallsDiffer,
      making: { Alternating(period: 2) }),
    Fault(
      "not-a-function", "each third call goes a page further", following: anyTwoCallsDiffer,
      making: { Alternating(period: 3) }),
    Fault(
      "not-a-function", "each fifth call goes a page further", following: anyTwoCallsDiffer,
      making: { Alternating(period: 5) }),
  ]

  @Test(.inRelease, arguments: faults)
  func `a behavior with one fault is found by its check, and by no unrelated one`(_ fault: Fault) throws {
    let audit = Audit(fault.behavior, layouts: [try fault.layout()], effort: .quick, threads: 2)
    #expect(audit.ids.contains(fault.id), "\(audit.findings)")
    for finding in audit.findings where finding.assumption?.contains("without 10 pt of drag") ?? false {
      let gesture = finding.counterexample.gesture
      #expect(abs(gesture.drag) < 10 || gesture.drag * gesture.velocity <= 0, "\(finding)")
    }
    #expect(audit.ids.subtracting(fault.following.keys).subtracting([fault.id]).isEmpty, "\(audit.findings)")
  }

  /// The nearest of the ends and of the starts of rows of 100 points, each by so much further on.
  private static func rowStop(_ asked: AskedAxis, _ further: Double) -> Double {
    let row = ((asked.proposed - further) / 100).rounded() * 100 + further
    return [0, row, asked.reach].filter { (0...asked.reach).contains($0) }
      .min { abs($0 - asked.proposed) < abs($1 - asked.proposed) } ?? 0
  }

  @Sendable private static func rowsBehindAMargin() throws -> ScrollLayout {
    try ScrollLayout(
      contentMargins: AxisInsets(leading: 60, trailing: 0),
      content: .stack(ItemStack(count: 40, length: .points(100))))
  }

  /// Behaviors that come close to a fault, and are right.
  static let neighbours: [Fault] = [
    Fault(
      "covered-rest", "rows come to rest below the header that is pinned", on: { try sections(36) },
      meant: ScrollIntent(.offsets(rowsBelow))
    ) { $0.nearest(of: rowsBelow) },
    Fault(
      "covered-rest", "nothing is pinned", on: { try sections(0) }, meant: ScrollIntent(.offsets(sectionRows))
    ) { $0.nearest(of: sectionRows) },
    Fault("covered-rest", "content rests anywhere", on: { try sections(36) }, meant: ScrollIntent(.free)) {
      $0.proposed
    },
    Fault(
      "inset-twice", "rows rest where the margin ends", on: rowsBehindAMargin, meant: ScrollIntent(.free)
    ) { rowStop($0, 0) },
    Fault(
      "inset-twice", "space between rows is as long as the margin",
      on: {
        try rowsBehindAMargin().with(content: .stack(ItemStack(count: 40, length: .points(100), spacing: 60)))
      }, meant: ScrollIntent(.free)
    ) { ($0.proposed / 160).rounded() * 160 - 60 },
    Fault(
      "inset-twice", "items come to the middle",
      on: {
        try ScrollLayout(
          contentMargins: 45, content: .stack(ItemStack(count: 9, length: .points(210), spacing: 10)))
      }, meant: ScrollIntent(.free)
    ) { ($0.proposed / 220).rounded() * 220 - 45 },
    Fault("moves-at-rest", "a touch leaves what lies between pages too") { $0.isTouch ? $0.start : $0.right },
    Fault(
      "moves-at-rest", "columns come to the middle, which the start of the content is none of",
      on: { try ScrollLayout(contentMargins: 194, content: .length(3000)) }, meant: ScrollIntent(.free)
    ) { (($0.proposed + 24) / 50).rounded(.down) * 50 + 24 },
    Fault(
      "ignored-flick", "a flick rests on the row where it leads", on: { try .rows(40) },
      meant: ScrollIntent(.items)
    ) { min(($0.proposed / 40).rounded() * 40, $0.reach) },
    Fault(
      "one-sided", "of two pages, one turns from a quarter on, and back from three", on: { try .pages(2) },
      meant: ScrollIntent(.container)
    ) { $0.stop(Int(($0.position + 0.25).rounded())) },
    Fault(
      "drifts-by-resizing", "free content that a turn makes shorter",
      on: { try .rows(40).keeping(.offset) }, meant: ScrollIntent(.free)
    ) { $0.proposed },
    Fault(
      "shorter-fling", "from 700 on two pages, and below the one that is nearest", meant: perSecond(atMost: 2)
    ) { $0.isOnStop && abs($0.velocity) > 700 ? $0.right(times: 2) : $0.right },
    Fault("amplified-fling", "a fling from 2000 on goes three pages", meant: perSecond()) {
      $0.isOnStop && abs($0.velocity) >= 2000 ? $0.right(times: 3) : $0.right
    },
    Fault("twitch-turns-back", "a flick back turns back from 100 on, whatever was dragged") {
      $0.isOnStop && abs($0.velocity) >= 100 ? $0.next(isForward: $0.velocity > 0) : $0.right
    },
    Fault("twitch-turns-back", "pages in points per millisecond, from 0.5 on") {
      $0.isOnStop && abs($0.velocity) >= 0.5 ? $0.next(isForward: $0.velocity > 0) : $0.right
    },
    Fault("one-sided", "the throw decides where there is one, and else the way") { asked in
      let way = asked.velocity == 0 ? asked.proposed - asked.start : asked.forward
      return asked.isOnStop && way != 0 ? asked.next(isForward: way > 0) : asked.right
    },
    Fault(
      "cut-fling", "one page at a time, which is laid out", making: { Ruled.nearestLaidOut(mostPages: 1) }),
    Fault(
      "stale-size", "rows of a length that no screen changes", on: { try .rows(78) },
      making: { Ruled.appearedPages { _ in 78 } }),
    Fault("hair-trigger", "a tenth of a page turns it") { asked in
      let moved = asked.proposed - asked.start
      let isEnough = asked.isOnStop && abs(moved) > asked.container / 10
      return isEnough ? asked.next(isForward: moved > 0) : asked.right
    },
    Fault(
      "hair-trigger", "narrow rows turn halfway", on: { try .rows(12) }, meant: ScrollIntent(.items)
    ) { min(($0.proposed / 12).rounded() * 12, $0.reach) },
    Fault(
      "hair-trigger", "a header opens by any drag", on: { try ScrollLayout(content: .length(3000)) },
      meant: ScrollIntent(.free)
    ) { $0.proposed > 0 && $0.proposed < 150 ? ($0.proposed > $0.start ? 150 : 0) : $0.proposed },
    Fault(
      "hidden-content", "what lies between the start and the second page scrolls freely",
      on: { try ScrollLayout(content: .length(4 * 390)) }, meant: ScrollIntent(.free)
    ) { $0.proposed < 390 ? ($0.proposed < 195 ? 0 : 390) : $0.proposed },
    Fault(
      "hidden-content", "a drawer opens by its own length",
      on: { try ScrollLayout(content: .length(390 + 300)) }, meant: ScrollIntent(.free)
    ) { $0.proposed > 150 ? $0.reach : 0 },
    Fault(
      "hidden-content", "sections that are all longer than the screen rest by their tops",
      on: { try days([900, 900, 900, 900]) }, meant: ScrollIntent(.items)
    ) { $0.nearest(of: [0, 900, 1800, 2700]) },
    Fault(
      "other-axis", "the other axis is paged too",
      making: { Ruled(besides: { $0.rect.origin.y = ($0.rect.minY / 844).rounded() * 844 }) { $0.right } }),
    Fault("ignored-drag", "two thirds of a page turn it", making: { MutatedPaging(.turnsLate) }),
    Fault("ignored-drag", "half a page turns it", making: { NearestPageBehavior() }),
  ]

  @Test(.inRelease, arguments: neighbours)
  func `what is right, and comes close to a fault, is not found by its check`(_ neighbour: Fault) throws {
    let audit = Audit(
      neighbour.behavior, layouts: [try neighbour.layout()], effort: .quick,
      checks: AuditCheck.all.filter { $0.id == neighbour.id })
    #expect(audit.findings.isEmpty, "\(audit.findings)")
  }

  static let ofDrags = [
    "moves-at-rest", "shorter-fling", "hair-trigger", "ignored-drag", "twitch-turns-back", "one-sided",
  ]

  /// Our behaviors that are not models of faults, each on the whole matrix.
  @Test(
    .inRelease,
    arguments: [
      BuiltIn.none, .viewAligned, .viewAlignedAlways, .viewAlignedByFew, .viewAlignedByOne,
      .viewAlignedStrict, .viewAlignedNever, .viewAlignedOfBrowsers, .multiple, .multipleOf40, .nearestPage,
      .containerPaging, .containerPagingEarly, .flickPaging, .flickPagingByTwo, .singleView,
      .singleViewCenter, .singleViewTrailing, .singleViewAsSwiftUI,
    ])
  func `of touches, slow drags and rising speeds find nothing in our behaviors`(_ builtIn: BuiltIn) {
    let audit = Audit(
      { builtIn.behavior }, layouts: nil, effort: .quick,
      checks: AuditCheck.all.filter { Self.ofDrags.contains($0.id) }, threads: 2)
    #expect(audit.findings.isEmpty, "\(audit.findings)")
  }

  // What goes on past the last place of a behavior is none of its faults, and without a layout found nowhere.
  @Test(
    .inRelease,
    arguments: WrittenBehavior.all.filter { $0.isRight && $0.learned?.contains("never past") != true })
  func `of touches, slow drags and rising speeds find nothing in right behaviors as apps write them`(
    _ written: WrittenBehavior
  ) {
    let audit = Audit(
      written.make, layouts: nil, effort: .quick,
      checks: AuditCheck.all.filter { Self.ofDrags.contains($0.id) })
    // At an end that is no page's, of content that a behavior is not made for, a touch may lead back.
    #expect(
      audit.findings.allSatisfy { $0.id == "moves-at-rest" && $0.severity == .warning }, "\(audit.findings)")
  }

  @Test func `every check has a behavior that breaks it`() {
    #expect(Set(Self.faults.map(\.id) + ["crash", "hang", "never-reached"]) == Set(AuditCheck.all.map(\.id)))
    #expect(Set(AuditCheck.all.map(\.id)).count == AuditCheck.all.count)
  }

  @Test func `sentences and rules are whole, without a full stop and with one`() {
    for check in AuditCheck.all {
      #expect(!check.sentence.hasSuffix("."))
      #expect(check.rule.hasSuffix(".") || check.rule.hasSuffix(")"))
      #expect(!check.rule.contains("\n"))
    }
  }

  @Test func `a right paging, written in another way, breaks none`() throws {
    for layout in [
      try ScrollLayout.pages(6), try .pages(21), try .pages(3, axis: .vertical),
      try ScrollLayout(bounds: 100, content: .length(450)), try .pages(1),
      try ScrollLayout(content: .length(0)),
      try ScrollLayout(content: .stack(ItemStack(count: 5)), layoutDirection: .rightToLeft),
      try .pages(6).keeping(.item), try .pages(6, axis: .vertical).keeping(.anchor(0.5)),
    ] { #expect(Audit(Ruled { $0.right }, on: layout, effort: .quick).findings.isEmpty) }
  }
}
