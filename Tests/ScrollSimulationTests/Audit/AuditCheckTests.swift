import ScrollSimulation
import Testing

@Suite("Checks", .timeLimit(.minutes(30)))
struct AuditCheckTests {
  /// A behavior with one fault.
  struct Fault: CustomTestStringConvertible {
    let id: String
    let what: String
    var layout: @Sendable () throws -> ScrollLayout = { try .pages(6) }

    /// What must follow from the fault, with the reason.
    var following: [String: String] = [:]
    let behavior: @Sendable () -> any ScrollTargetBehavior

    init(
      _ id: String, _ what: String, following: [String: String] = [:],
      on layout: @escaping @Sendable () throws -> ScrollLayout = { try .pages(6) },
      _ behavior: @escaping @Sendable () -> any ScrollTargetBehavior
    ) {
      self.id = id
      self.what = what
      self.following = following
      self.layout = layout
      self.behavior = behavior
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

  /// Six cards, of which the last one lies nearer to that before it than the others do.
  @Sendable static func rail() throws -> ScrollLayout {
    let padding = AxisInsets(leading: 0, trailing: 40)
    return try ScrollLayout(
      content: .stack(ItemStack(count: 6, length: .points(210), spacing: 14, padding: padding)))
  }

  /// Sections of three rows of 64 points under a header of 36, over which a header of a length is pinned.
  @Sendable static func sections(_ pinned: Double) throws -> ScrollLayout {
    let lengths = (0..<8).flatMap { _ -> [Double] in [36.0, 64, 64, 64] }
    let rows = ScrollLayout.Content.stack(ItemStack(lengths: lengths))
    return try ScrollLayout(axis: .vertical, bounds: 600, crossBounds: 390, content: rows).covered(by: pinned)
  }

  /// Days of some lengths, one below the other.
  @Sendable static func days(_ lengths: [Double]) throws -> ScrollLayout {
    try ScrollLayout(
      axis: .vertical, bounds: 600, crossBounds: 390, content: .stack(ItemStack(lengths: lengths)))
  }
  static let sectionRows: [Double] = (0..<8).flatMap { section -> [Double] in
    [0.0, 36, 100, 164].map { 228 * Double(section) + $0 }
  }

  static func nearest(_ asked: AskedAxis, of stops: [Double]) -> Double {
    min(asked.reach, stops.min { abs($0 - asked.proposed) < abs($1 - asked.proposed) } ?? 0)
  }

  static let faults: [Fault] = [
    Fault("non-finite", "0/0 where a fling begins at the start") {
      Ruled { $0.start == 0 && $0.velocity > 2000 ? .nan : $0.right }
    },
    Fault("empty-container", "a division by the container's length") {
      Ruled { $0.container > 0 ? $0.right : ($0.proposed / $0.container).rounded() * $0.container }
    },
    Fault(
      "misaligned-rest", "a drag let go halfway is left where it is",
      following: [
        "not-idempotent": "what rests between pages is put right at the next touch",
        "direction-dependent-stops": "how far drags go depends on where they begin",
      ]
    ) {
      Ruled { $0.velocity == 0 && $0.proposed != $0.start ? $0.proposed : $0.right }
    },
    Fault(
      "covered-rest", "rows come to rest under the header that is pinned over them",
      on: { try sections(36) }
    ) { Ruled(scrollIntent: ScrollIntent(.offsets(sectionRows))) { nearest($0, of: sectionRows) } },
    Fault(
      "inset-twice", "rows rest below the margin as far as that is long", on: Self.rowsBehindAMargin
    ) { Ruled(scrollIntent: ScrollIntent(.free)) { rowStop($0, -60) } },
    Fault(
      "inset-twice", "rows rest as far past their place as the margin is long", on: Self.rowsBehindAMargin
    ) { Ruled(scrollIntent: ScrollIntent(.free)) { rowStop($0, 60) } },
    Fault("skipped-page", "a fast fling turns two pages") {
      Ruled(scrollIntent: ScrollIntent(.container, atMost: 1, assumesPointsPerSecond: true)) { asked in
        guard abs(asked.velocity) > 2000, asked.isOnStop else { return asked.right }
        let from = asked.page(nearest: asked.start)
        return asked.stop(from + 2 * (asked.rightPage - from))
      }
    },
    Fault(
      "skipped-page", "a flick back from the end goes past the last card but one",
      following: ["direction-dependent-stops": "the last card but one is passed on the way back alone"],
      on: Self.rail
    ) {
      Ruled(scrollIntent: ScrollIntent(.items, assumesPointsPerSecond: true)) { asked in
        let stops = (0..<6).map { min(224 * Double($0), asked.reach) }
        let nearest = stops.min { abs($0 - asked.proposed) < abs($1 - asked.proposed) } ?? 0
        guard asked.start == asked.reach, abs(asked.velocity) > 100, asked.proposed < asked.start else {
          return nearest
        }
        return min(nearest, stops[3])
      }
    },
    Fault(
      "unreachable-stop", "odd pages are never rested on",
      following: [
        "against-gesture": "a flick too slow to move leaves an odd page forward",
        "ignored-drag": "an odd page is not rested on by a drag either",
        "hidden-content": "an odd page shows at no rest",
      ],
      on: { try .pages(7) }
    ) {
      Ruled(scrollIntent: ScrollIntent(.container)) { asked in
        guard asked.container > 0 else { return 0 }
        let position = asked.proposed / asked.container
        let even = 2 * Int((position / 2).rounded())
        return asked.stop(even)
      }
    },
    Fault(
      "trap", "the last page is never left",
      following: [
        "ignored-fling": "flings from there turn no page",
        "ignored-drag": "neither do drags",
        "unreachable-stop": "from the end, nothing is reached",
        "direction-dependent-stops": "from the end, nothing is reached",
      ]
    ) {
      Ruled { $0.start == $0.reach ? $0.reach : $0.right }
    },
    Fault(
      "direction-dependent-stops", "backward, pages are counted from the end",
      following: [
        "misaligned-rest": "only one of two grids can be the one that is meant",
        "unreachable-stop": "the stops of one grid are not those of the other",
        "not-idempotent": "a touch counts from the start",
        "skipped-page": "a page of the other grid can reach over a stop",
      ],
      on: { try ScrollLayout(bounds: 100, content: .length(450)) }
    ) {
      Ruled { asked in
        guard asked.proposed < asked.start else { return asked.right }
        let fromEnd = ((asked.reach - asked.start) / asked.container + 1e-9).rounded(.down) + 1
        return max(0, asked.reach - fromEnd * asked.container)
      }
    },
    Fault(
      "hidden-content", "it rests at the start and at the end, three pages on",
      following: [
        "ignored-drag": "a page does not turn it",
        "trap": "from the end of a long way only long flings lead back",
      ],
      on: { try ScrollLayout(content: .length(4 * 390)) }
    ) {
      Ruled(scrollIntent: ScrollIntent(.free)) { $0.proposed > 200 ? $0.reach : 0 }
    },
    Fault(
      "hidden-content", "sections rest by their tops, and one is longer than the screen",
      on: { try days([300, 900, 300, 400, 500, 600]) }
    ) {
      Ruled(scrollIntent: ScrollIntent(.items)) { nearest($0, of: [0, 300, 1200, 1500, 1900, 2400]) }
    },
    Fault("against-gesture", "a short drag forward turns back") {
      Ruled { asked in
        let moved = asked.proposed - asked.start
        let isShort = asked.isOnStop && moved > 0 && moved < 0.2 * asked.container
        return isShort ? asked.stop(asked.page(nearest: asked.start) - 1) : asked.right
      }
    },
    Fault(
      "ignored-fling", "a strong fling turns no page",
      following: ["shorter-fling": "slower flings turn one"]
    ) {
      Ruled(scrollIntent: ScrollIntent(.container, atMost: 1, assumesPointsPerSecond: true)) { asked in
        asked.isOnStop && abs(asked.velocity) >= 2000
          ? asked.stop(asked.page(nearest: asked.start)) : asked.right
      }
    },
    Fault(
      "not-idempotent", "a touch on page 1 turns back",
      following: ["moves-at-rest": "page 1 is a stop that gestures rest on"]
    ) {
      Ruled { $0.isTouch && $0.start == $0.container ? 0 : $0.right }
    },
    Fault(
      "moves-at-rest", "a touch of the untouched start turns a page",
      following: [
        "not-idempotent": "gestures come to rest on the start too",
        "against-gesture": "a drag back from the start leads nowhere, as a touch does",
      ]
    ) {
      Ruled { $0.isTouch && $0.start == 0 ? $0.container : $0.right }
    },
    Fault("ignored-flick", "the sign of the velocity is turned round") {
      Ruled(scrollIntent: .init(.container, assumesPointsPerSecond: true)) { asked in
        let page = asked.proposed / asked.container
        let velocity = asked.isRightToLeft ? -asked.velocity : asked.velocity
        guard asked.container > 0, abs(velocity) > 60 else { return asked.right }
        return asked.stop(Int(page.rounded(velocity > 0 ? .down : .up)))
      }
    },
    Fault(
      "one-sided", "a page turns forward from a quarter on, and back from three",
      following: ["ignored-drag": "most of a page is dragged back"]
    ) {
      Ruled(scrollIntent: .init(.container)) { asked in
        asked.container > 0 ? asked.stop(Int((asked.proposed / asked.container + 0.25).rounded())) : 0
      }
    },
    Fault("one-sided", "a flick counts forward alone") {
      Ruled(scrollIntent: .init(.container, assumesPointsPerSecond: true)) { asked in
        guard asked.container > 0 else { return 0 }
        let page = asked.proposed / asked.container
        let velocity = asked.isRightToLeft ? -asked.velocity : asked.velocity
        return velocity > 60 ? asked.stop(Int(page.rounded(.up))) : asked.stop(Int(page.rounded()))
      }
    },
    Fault("shorter-fling", "from 700 on two pages, and above 1740 one") {
      Ruled(scrollIntent: ScrollIntent(.container, atMost: 2, assumesPointsPerSecond: true)) { asked in
        let from = asked.page(nearest: asked.start)
        return asked.isOnStop && (700...1740).contains(abs(asked.velocity))
          ? asked.stop(from + 2 * (asked.rightPage - from)) : asked.right
      }
    },
    Fault(
      "amplified-fling", "a fling up to 700 goes three pages",
      following: ["skipped-page": "it passes pages", "shorter-fling": "a faster fling goes one page"]
    ) {
      Ruled(scrollIntent: ScrollIntent(.container, assumesPointsPerSecond: true)) { asked in
        let from = asked.page(nearest: asked.start)
        return asked.isOnStop && (1...700).contains(abs(asked.velocity))
          ? asked.stop(from + 3 * (asked.rightPage - from)) : asked.right
      }
    },
    Fault("twitch-turns-back", "the velocity's sign decides, however slow it is") {
      Ruled { asked in
        let velocity = asked.isRightToLeft ? -asked.velocity : asked.velocity
        guard asked.isOnStop, velocity * (asked.proposed - asked.start) < 0 else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + (velocity > 0 ? 1 : -1))
      }
    },
    Fault("one-sided", "a long way or a fast finger turns a page, forward first") {
      Ruled(scrollIntent: .init(.container, atMost: 1, assumesPointsPerSecond: true)) { asked in
        let sign: Double = asked.isRightToLeft ? -1 : 1
        let way = [1, -1].first { way in
          Double(way) * (asked.proposed - asked.start) > asked.container / 5
            || Double(way) * sign * asked.velocity > 240
        }
        guard asked.isOnStop, let way else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + way)
      }
    },
    Fault("cut-fling", "the nearest of the pages that are laid out") {
      NearestLaidOut.behavior(mostPages: 9)
    },
    Fault("stale-size", "pages as wide as the screen was") { AppearedPages.behavior { Double($0.width) } },
    Fault("hair-trigger", "a drag of more than a point turns a page") {
      Ruled { asked in
        let moved = asked.proposed - asked.start
        guard asked.isOnStop, abs(moved) > 1 else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + (moved > 0 ? 1 : -1))
      }
    },
    Fault("ignored-drag", "nothing but a fling turns a page") {
      Ruled { asked in
        asked.isOnStop && asked.velocity == 0 ? asked.stop(asked.page(nearest: asked.start)) : asked.right
      }
    },
    Fault("out-of-range", "beyond the end the target is a page too far") {
      Ruled { $0.rightPage == $0.last && $0.proposed >= $0.reach ? $0.reach + $0.container : $0.right }
    },
    Fault("short-content-moves", "content that fits is sent to page 1", on: { try .pages(1) }) {
      Ruled { $0.reach == 0 ? $0.container : $0.right }
    },
    Fault("right-to-left", "the sign of the velocity is taken for forward") {
      Ruled { asked in
        guard asked.isOnStop, asked.isRightToLeft, asked.velocity != 0 else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + (asked.velocity > 0 ? 1 : -1))
      }
    },
    Fault("velocity-unit", "from 500 on, two pages") {
      Ruled(scrollIntent: ScrollIntent(.container, atMost: 2)) { asked in
        let from = asked.page(nearest: asked.start)
        return abs(asked.velocity) > 500 && asked.isOnStop
          ? asked.stop(from + 2 * (asked.rightPage - from)) : asked.right
      }
    },
    Fault("changed-rect", "the size is set to nothing") {
      Ruled(besides: { $0.rect.size = .zero }) { $0.right }
    },
    Fault("changed-rect", "the size doubles") {
      Ruled(besides: { $0.rect.size.height *= 2 }) { $0.right }
    },
    Fault("other-axis", "the other axis is set to 0") {
      Ruled(besides: { $0.rect.origin.y = 0 }) { $0.right }
    },
    Fault(
      "resize-loses-page", "a touch between pages goes to the start",
      following: ["skipped-page": "from between pages it goes past two"]
    ) {
      Ruled { $0.isTouch && !$0.isOnStop ? 0 : $0.right }
    },
    Fault(
      "resize-loses-page", "a touch between pages goes to the last but one page",
      following: ["skipped-page": "from between pages it goes past two"]
    ) {
      Ruled { $0.isTouch && !$0.isOnStop ? $0.stop($0.last - 1) : $0.right }
    },
    Fault("inert", "nothing is ever moved") { Ruled(scrollIntent: ScrollIntent(.free)) { $0.proposed } },
    Fault(
      "drifts-by-resizing", "pages in a view that keeps its offset", on: { try .pages(6).keeping(.offset) }
    ) {
      Ruled { $0.right }
    },
    Fault("rewritten-scroll", "a program's scroll goes no further than a page") {
      Ruled(leavesPrograms: false) { $0.right }
    },
    Fault("not-a-function", "each second call goes a page further", following: anyTwoCallsDiffer) {
      Alternating(period: 2)
    },
    Fault("not-a-function", "each third call goes a page further", following: anyTwoCallsDiffer) {
      Alternating(period: 3)
    },
    Fault("not-a-function", "each fifth call goes a page further", following: anyTwoCallsDiffer) {
      Alternating(period: 5)
    },
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

  @Test(.inRelease, arguments: faults)
  func `the check alone finds it too`(_ fault: Fault) throws {
    let audit = Audit(
      fault.behavior, layouts: [try fault.layout()], effort: .quick,
      checks: AuditCheck.all.filter { $0.id == fault.id })
    let finding = try #require(audit.findings.first)
    #expect(audit.findings.count == 1)
    #expect(finding.id == fault.id)
    #expect(finding.failures > 0 && finding.failures <= finding.cases)
    #expect(!finding.explanation.isEmpty)
    #expect(!finding.description.contains("nan"), "\(finding)")
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
    Fault("covered-rest", "rows come to rest below the header that is pinned", on: { try sections(36) }) {
      let below = sectionRows.filter { $0.truncatingRemainder(dividingBy: 228) != 36 }
        .map { $0.truncatingRemainder(dividingBy: 228) == 0 ? $0 : $0 - 36 }
      return Ruled(scrollIntent: ScrollIntent(.offsets(below))) { nearest($0, of: below) }
    },
    Fault("covered-rest", "nothing is pinned", on: { try sections(0) }) {
      Ruled(scrollIntent: ScrollIntent(.offsets(sectionRows))) { nearest($0, of: sectionRows) }
    },
    Fault("covered-rest", "content rests anywhere", on: { try sections(36) }) {
      Ruled(scrollIntent: ScrollIntent(.free)) { $0.proposed }
    },
    Fault("inset-twice", "rows rest where the margin ends", on: Self.rowsBehindAMargin) {
      Ruled(scrollIntent: ScrollIntent(.free)) { rowStop($0, 0) }
    },
    Fault(
      "inset-twice", "space between rows is as long as the margin",
      on: {
        try ScrollLayout(
          contentMargins: AxisInsets(leading: 60, trailing: 0),
          content: .stack(ItemStack(count: 40, length: .points(100), spacing: 60)))
      }
    ) { Ruled(scrollIntent: ScrollIntent(.free)) { ($0.proposed / 160).rounded() * 160 - 60 } },
    Fault(
      "inset-twice", "items come to the middle",
      on: {
        try ScrollLayout(
          contentMargins: AxisInsets(leading: 45, trailing: 45),
          content: .stack(ItemStack(count: 9, length: .points(210), spacing: 10)))
      }
    ) { Ruled(scrollIntent: ScrollIntent(.free)) { ($0.proposed / 220).rounded() * 220 - 45 } },
    Fault("moves-at-rest", "a touch leaves what lies between pages too") {
      Ruled { $0.isTouch ? $0.start : $0.right }
    },
    Fault(
      "moves-at-rest", "columns come to the middle, which the start of the content is none of",
      on: {
        let margins = AxisInsets(leading: 194, trailing: 194)
        return try ScrollLayout(contentMargins: margins, content: .length(3000))
      }
    ) {
      Ruled(scrollIntent: ScrollIntent(.free)) { (($0.proposed + 24) / 50).rounded(.down) * 50 + 24 }
    },
    Fault("ignored-flick", "a flick rests on the row where it leads", on: { try .rows(40) }) {
      Ruled(scrollIntent: .init(.items)) { asked in
        min((asked.proposed / 40).rounded() * 40, asked.reach)
      }
    },
    Fault(
      "one-sided", "of two pages, one turns from a quarter on, and back from three", on: { try .pages(2) }
    ) {
      Ruled(scrollIntent: .init(.container)) { asked in
        asked.container > 0 ? asked.stop(Int((asked.proposed / asked.container + 0.25).rounded())) : 0
      }
    },
    Fault(
      "drifts-by-resizing", "free content that a turn makes shorter",
      on: { try .rows(40).keeping(.offset) }
    ) {
      Ruled(scrollIntent: ScrollIntent(.free)) { $0.proposed }
    },
    Fault("shorter-fling", "from 700 on two pages, and below the one that is nearest") {
      Ruled(scrollIntent: ScrollIntent(.container, atMost: 2, assumesPointsPerSecond: true)) { asked in
        let from = asked.page(nearest: asked.start)
        return asked.isOnStop && abs(asked.velocity) > 700
          ? asked.stop(from + 2 * (asked.rightPage - from)) : asked.right
      }
    },
    Fault("amplified-fling", "a fling from 2000 on goes three pages") {
      Ruled(scrollIntent: ScrollIntent(.container, assumesPointsPerSecond: true)) { asked in
        let from = asked.page(nearest: asked.start)
        return asked.isOnStop && abs(asked.velocity) >= 2000
          ? asked.stop(from + 3 * (asked.rightPage - from)) : asked.right
      }
    },
    Fault("twitch-turns-back", "a flick back turns back from 100 on, whatever was dragged") {
      Ruled { asked in
        guard asked.isOnStop, abs(asked.velocity) >= 100 else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + (asked.velocity > 0 ? 1 : -1))
      }
    },
    Fault("twitch-turns-back", "pages in points per millisecond, from 0.5 on") {
      Ruled { asked in
        guard asked.isOnStop, abs(asked.velocity) >= 0.5 else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + (asked.velocity > 0 ? 1 : -1))
      }
    },
    Fault("one-sided", "the throw decides where there is one, and else the way") {
      Ruled { asked in
        let sign: Double = asked.isRightToLeft ? -1 : 1
        let way = asked.velocity == 0 ? asked.proposed - asked.start : sign * asked.velocity
        guard asked.isOnStop, way != 0 else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + (way > 0 ? 1 : -1))
      }
    },
    Fault("cut-fling", "one page at a time, which is laid out") { NearestLaidOut.behavior(mostPages: 1) },
    Fault("stale-size", "rows of a length that no screen changes", on: { try .rows(78) }) {
      AppearedPages.behavior { _ in 78 }
    },
    Fault("hair-trigger", "a tenth of a page turns it") {
      Ruled { asked in
        let moved = asked.proposed - asked.start
        guard asked.isOnStop, abs(moved) > asked.container / 10 else { return asked.right }
        return asked.stop(asked.page(nearest: asked.start) + (moved > 0 ? 1 : -1))
      }
    },
    Fault("hair-trigger", "narrow rows turn halfway", on: { try .rows(12) }) {
      Ruled(scrollIntent: ScrollIntent(.items)) { min(($0.proposed / 12).rounded() * 12, $0.reach) }
    },
    Fault("hair-trigger", "a header opens by any drag", on: { try ScrollLayout(content: .length(3000)) }) {
      Ruled(scrollIntent: ScrollIntent(.free)) { asked in
        guard asked.proposed > 0, asked.proposed < 150 else { return asked.proposed }
        return asked.proposed > asked.start ? 150 : 0
      }
    },
    Fault(
      "hidden-content", "what lies between the start and the second page scrolls freely",
      on: { try ScrollLayout(content: .length(4 * 390)) }
    ) {
      Ruled(scrollIntent: ScrollIntent(.free)) {
        $0.proposed < 390 ? ($0.proposed < 195 ? 0 : 390) : $0.proposed
      }
    },
    Fault(
      "hidden-content", "a drawer opens by its own length",
      on: { try ScrollLayout(content: .length(390 + 300)) }
    ) {
      Ruled(scrollIntent: ScrollIntent(.free)) { $0.proposed > 150 ? $0.reach : 0 }
    },
    Fault(
      "hidden-content", "sections that are all longer than the screen rest by their tops",
      on: { try days([900, 900, 900, 900]) }
    ) {
      Ruled(scrollIntent: ScrollIntent(.items)) { nearest($0, of: [0, 900, 1800, 2700]) }
    },
    Fault("other-axis", "the other axis is paged too") {
      Ruled(besides: { $0.rect.origin.y = ($0.rect.minY / 844).rounded() * 844 }) { $0.right }
    },
    Fault("ignored-drag", "two thirds of a page turn it") { MutatedPaging(.turnsLate) },
    Fault("ignored-drag", "half a page turns it") { NearestPageBehavior() },
  ]

  @Test(.inRelease, arguments: neighbours)
  func `what is right, and comes close to a fault, is not found by its check`(_ neighbour: Fault) throws {
    let audit = Audit(
      neighbour.behavior, layouts: [try neighbour.layout()], effort: .quick,
      checks: AuditCheck.all.filter { $0.id == neighbour.id })
    #expect(audit.findings.isEmpty, "\(audit.findings)")
  }

  static let ofDrags = [
    "moves-at-rest", "shorter-fling", "hair-trigger", "ignored-drag", "twitch-turns-back",
    "one-sided",
  ]

  /// Our behaviors that are not models of faults, each on the whole matrix.
  @Test(
    .inRelease,
    arguments: [
      BuiltIn.none, .viewAligned, .viewAlignedAlways, .viewAlignedByFew, .viewAlignedByOne,
      .viewAlignedStrict,
      .viewAlignedNever, .viewAlignedOfBrowsers, .multiple, .multipleOf40, .nearestPage, .containerPaging,
      .containerPagingEarly, .flickPaging, .flickPagingByTwo, .singleView, .singleViewCenter,
      .singleViewTrailing, .singleViewAsSwiftUI,
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
    ] {
      #expect(Audit(Ruled { $0.right }, on: layout, effort: .quick).findings.isEmpty)
    }
  }
}
