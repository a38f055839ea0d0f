@testable import ScrollSimulation
import Synchronization
import Testing

@Suite("An audit", .timeLimit(.minutes(30)))
struct AuditTests {
  private func audit(
    _ effort: AuditEffort, threads: Int = 2, on layouts: [ScrollLayout]? = nil,
    making make: @escaping @Sendable () -> (any ScrollTargetBehavior)?
  ) -> Audit { Audit(make, layouts: layouts, effort: effort, threads: threads) }

  /// All but the one that a strong fling on a wide screen does not reach.
  static let fixes = (BuiltIn.pageFixes + BuiltIn.itemFixes).filter { $0 != .containerPagingLate }

  @Test(.inRelease, arguments: [AuditEffort.quick, .normal], fixes)
  func `of the fixes finds nothing over the matrix`(_ effort: AuditEffort, _ fix: BuiltIn) {
    let audit = audit(effort) { fix.behavior }
    let findings = audit.findings.map(\.id)
    // By its trailing edge alone, a last section longer than the screen never shows its beginning.
    #expect(
      findings.isEmpty || fix == .singleViewTrailing && findings == ["hidden-content"], "\(audit.findings)")
    #expect(audit.isComplete)
    #expect(audit.layouts >= 100)
    #expect(audit.gestures > 50_000)
    #expect(audit.settlements > audit.gestures)
  }

  /// Pages of containers, of which a gesture is noted that follows another.
  private final class KeepingPages: LaidOutScrollTargetBehavior {
    private var isAsked = false
    private(set) var followed = 0

    func layout(
      on screen: CGSize, safeArea: (Axis) -> (leading: Double, trailing: Double), axis: Axis?,
      itemLength: Double?, items: Int
    ) -> StatedLayout { StatedLayout(axis: .horizontal) }

    func forget() { isAsked = false }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if isAsked, context.isOfGesture { followed += 1 }
      isAsked = true
      ContainerPagingBehavior().updateTarget(&target, context: context)
    }
  }

  @Test(arguments: [
    AuditCheck.againstGesture, .shorterFling, .velocityUnit, .twitchTurnsBack, .rightToLeft, .trap,
    .notIdempotent,
  ])
  func `asks each gesture as the first`(_ check: AuditCheck) throws {
    let pages = KeepingPages()
    _ = Audit(pages, on: try .pages(3), effort: .quick, checks: [check])
    #expect(pages.followed == 0)
  }

  @Test(.inRelease, arguments: [BuiltIn.containerPaging, .singleView])
  func `of the strict fixes finds nothing among the densest gestures either, on every sixth layout`(
    _ fix: BuiltIn
  ) {
    let all = AuditEffort.exhaustive.layouts(for: .stated(by: fix.behavior))
    // A layout that is given says what pages are: where these are no containers it counts other things.
    let sixth = stride(from: 0, to: all.count, by: 6).map { all[$0] }.filter { layout in
      let pages = layout.pageStops()
      return fix != .containerPaging || layout.items == nil || pages.count == 1
        || abs(pages[1] - pages[0] - layout.container) <= Settlement.tolerance
    }
    #expect(sixth.count >= 100)
    let audit = audit(.exhaustive, on: sixth) { fix.behavior }
    #expect(audit.findings.isEmpty, "\(audit.findings)")
    #expect(audit.isComplete)
  }

  @Test func `of container-paging with a late threshold finds what turns no page of a wide screen`() throws {
    let layout = try ScrollLayout(
      try Device.named("ipad-11"), .landscape, content: .stack(ItemStack(count: 3)))
    let late = Audit(ContainerPagingBehavior(threshold: 0.9), on: layout)
    #expect(late.ids == ["ignored-fling", "ignored-drag"], "\(late.findings)")
  }

  @Test func `of free deceleration finds nothing, since it may rest anywhere`() {
    #expect(audit(.quick) { nil }.findings.isEmpty)
  }

  @Test func `takes one line in a test, and its findings describe themselves`() throws {
    #expect(Audit(ContainerPagingBehavior(), on: try .pages(8), effort: .quick).findings.isEmpty)
    let findings = Audit(ThresholdPagingBehavior(), on: try .pages(21)).findings
    let trap = try #require(findings.first { $0.id == "trap" })
    #expect(trap.description.hasPrefix("trap: page 20 (7800, the end) is never left: each of "))
    #expect(trap.description.hasSuffix(" (from 7800, drag 0, velocity 0; 1 of 21 cases)"))
  }

  @Test(.inRelease, arguments: [1, 2, 5, 19, 20, 21, 22, 40])
  func `of threshold-paging finds the trap and the skipped page from 21 pages on`(_ count: Int) throws {
    let audit = Audit(ThresholdPagingBehavior(), on: try .pages(count))
    let isExpected = count >= 21
    for id in ["skipped-page", "trap"] {
      let finding = audit.findings.first { $0.id == id }
      #expect((finding != nil) == isExpected, "\(audit.findings)")
      #expect(try finding.map { $0.counterexample.layout == (try .pages(count)) } ?? true)
    }
  }

  /// An outline of everything that must not depend on threads or on the run.
  private func outline(_ audit: Audit) -> [String] {
    audit.findings.map {
      "\($0) | \($0.cases) \($0.failures) \($0.counterexample) \(String(describing: $0.demonstration))"
    } + ["\(audit.gestures) \(audit.layouts) \(audit.isComplete)"]
  }

  /// Counts its calls, and does so differently on each.
  final class Counting: ScrollTargetBehavior {
    private var calls = 0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      calls += 1
      target.rect.origin.x += Double(calls % 7)
    }
  }

  static func remade(_ name: String) -> (any ScrollTargetBehavior)? {
    switch name {
    case "threshold-paging": ThresholdPagingBehavior()
    case "paging": PagingScrollTargetBehavior()
    case "one that counts its calls": Counting()
    default: MutatedPaging(.keepsState)
    }
  }

  @Test(
    .inRelease,
    arguments: ["threshold-paging", "paging", "one that counts its calls", "one that keeps state"])
  func `finds the same again, and with any number of threads`(_ name: String) throws {
    // Layouts of a few parts each, enough for seven threads.
    let layouts = [
      try ScrollLayout.pages(3), try .pages(21), try .pages(3, axis: .vertical),
      try .pages(4, axis: .vertical), try ScrollLayout(bounds: 100, content: .length(450)),
    ]
    let first = outline(audit(.quick, threads: 1, on: layouts) { Self.remade(name) })
    #expect(first.count > 1)
    for threads in [1, 2, 3, 7] {
      #expect(outline(audit(.quick, threads: threads, on: layouts) { Self.remade(name) }) == first)
    }
  }

  @Test func `asks an object that is handed out again and again by one thread only`() throws {
    /// Safe for several threads, but what it answers depends on who asked before.
    final class Locked: ScrollTargetBehavior, Sendable {
      private let calls = Mutex(0)

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x += calls.withLock {
          $0 += 1
          return Double($0 % 7)
        }
      }
    }
    let layout = try ScrollLayout.pages(5)
    let first = outline(Audit(Locked(), on: layout, effort: .quick))
    for _ in 0..<3 { #expect(outline(Audit(Locked(), on: layout, effort: .quick, threads: 7)) == first) }
    #expect(first.contains { $0.hasPrefix("not-a-function") })
  }

  /// What all copies of a behavior write to, in ways that no two threads could at once.
  final class Log {
    nonisolated(unsafe) static let shared = Log()

    private var offsets: [Double] = []
    private var counts: [String: Int] = [:]
    private(set) var calls = 0

    func clear() { (offsets, counts, calls) = ([], [:], 0) }

    /// An offset that depends on all that was noted before.
    func noted(_ offset: Double) -> Double {
      calls += 1
      offsets.append(offset)
      counts["\(Int(offset.rounded()) % 10)", default: 0] += 1
      if offsets.count > 50 { offsets.removeFirst(25) }
      return offset + (counts["0"] ?? 0 > counts["5"] ?? 0 ? 1 : 0) + Double(offsets.count % 3)
    }
  }

  /// Shares an object with its copies.
  struct Logging: ScrollTargetBehavior {
    let log: Log

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = log.noted(target.rect.origin.x)
    }
  }

  /// Shares a singleton, which the compiler cannot see from outside.
  struct Tracking: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = Log.shared.noted(target.rect.origin.x)
    }
  }

  @Test(.inRelease) func `asks behaviors that share an object by one thread, and finds the same in ten runs`()
    throws
  {
    let layout = try ScrollLayout.pages(8)
    func expectSame(_ run: () -> ([String], calls: Int)) {
      let runs = (0..<10).map { _ in run() }
      #expect(Set(runs.map { $0.0 + ["\($0.calls) calls"] }).count == 1)
      #expect(runs[0].0.count > 1)
    }
    expectSame {
      let log = Log()
      return (outline(Audit(Logging(log: log), on: layout, effort: .quick)), log.calls)
    }
    expectSame {
      Log.shared.clear()
      return (outline(Audit(Tracking(), on: layout, effort: .quick)), Log.shared.calls)
    }
  }

  @Test func `judges by the intent that is given, whatever the behavior states`() throws {
    let layout = try ScrollLayout.pages(8)
    let free = Audit(VelocityPagingBehavior(), on: layout, intent: ScrollIntent(.free), effort: .quick)
    #expect(!free.ids.contains("misaligned-rest"))
    #expect(Audit(VelocityPagingBehavior(), on: layout, effort: .quick).ids.contains("misaligned-rest"))
    let two = Audit(FlickPagingBehavior(most: 2), on: layout, intent: ScrollIntent(.container, atMost: 2))
    #expect(two.findings.allSatisfy { $0.id == "velocity-unit" })
    let one = Audit(FlickPagingBehavior(most: 2), on: layout, intent: ScrollIntent(.container, atMost: 1))
    #expect(one.ids.contains("skipped-page"))
  }

  @Test(
    arguments: [
      (ItemStack(count: 9), nil, true), (ItemStack(count: 9), ScrollIntent(.pages), false),
      (ItemStack(count: 9), ScrollIntent(atMost: 1), false), (ItemStack(count: 1), nil, false),
      (ItemStack(count: 60, length: .points(40)), nil, false),
      (ItemStack(count: 60, length: .points(200)), nil, true),
    ] as [(ItemStack, ScrollIntent?, Bool)])
  func `tells that a fling may turn several pages where it may, and no intent is given`(
    _ stack: ItemStack, _ intent: ScrollIntent?, _ isTold: Bool
  ) throws {
    let layout = try ScrollLayout(content: .stack(stack))
    let length = layout.items?.longest ?? 1
    // The second one aligns items, and states no intent.
    let behaviors: [@Sendable () -> (any ScrollTargetBehavior)?] = [
      { ViewAlignedScrollTargetBehavior(limitBehavior: .never) },
      { Moving { target, _ in target.rect.origin.x = (target.rect.minX / length).rounded() * length } },
    ]
    for make in behaviors {
      let audit = Audit(make, layouts: [layout], intent: intent, effort: .quick, checks: [])
      #expect(audit.goesSeveralPages == isTold)
    }
  }

  @Test func `makes only the checks that it is told to`() throws {
    let layout = try ScrollLayout.pages(21)
    for check in AuditCheck.all {
      let audit = Audit(ThresholdPagingBehavior(), on: layout, effort: .quick, checks: [check])
      #expect(audit.ids.isSubset(of: [check.id]))
    }
    #expect(Audit(ThresholdPagingBehavior(), on: layout, effort: .quick, checks: []).findings.isEmpty)
  }

  @Test(arguments: [false, true])
  func `takes a safe area for doubtful where the view has none`(_ excludesMargins: Bool) {
    // Handed on to SwiftUI's paging, which drifts under a safe area.
    let audit = Audit(
      { Moving { PagingScrollTargetBehavior().updateTarget(&$0, context: $1) } }, layouts: nil,
      axes: .vertical, excludesMargins: excludesMargins, effort: .quick, checks: [.misalignedRest])
    #expect(audit.findings.map(\.severity) == [excludesMargins ? .warning : .error])
  }

  @Test(arguments: [(150.0, true), (300, false)])
  func `finds rows that are pulled back to the last page`(_ rows: Double, _ isFound: Bool) throws {
    let layout = try ScrollLayout(content: .length(3 * 390 + rows))
    // Pages of trips before rows that scroll freely, once they are half a page past the last trip.
    let trips = Moving { target, _ in
      guard target.rect.minX <= 2.5 * 390 else { return }
      target.rect.origin.x = min((target.rect.minX / 390).rounded(), 2) * 390
    }
    let audit = Audit({ trips }, layouts: [layout], effort: .quick, checks: [.hiddenContent])
    #expect(audit.findings.count == (isFound ? 1 : 0), "\(audit.findings)")
    #expect(audit.findings.allSatisfy { $0.explanation.hasPrefix("the last 150 pt never show at rest") })
  }

  @Test func `judges slow drags of a drawer under a safe area by where it is seen to rest`() throws {
    let layout = try ScrollLayout(
      axis: .vertical, bounds: 844, crossBounds: 390, safeArea: AxisInsets(leading: 47, trailing: 34),
      content: .length(2000))
    // The sign of the velocity opens it.
    let drawer = Moving { target, context in
      let travel = context.containerSize.height - 200
      guard target.rect.minY > 0, target.rect.minY < travel else { return }
      target.rect.origin.y = context.velocity.dy > 0 ? travel : 0
    }
    let audit = Audit({ drawer }, layouts: [layout], effort: .quick, checks: [.ignoredDrag])
    #expect(audit.ids == ["ignored-drag"], "\(audit.findings)")
  }

  /// A flick that turns a page from some speed on, in whichever unit.
  private struct Flicks: ScrollTargetBehavior {
    let speed: Double

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let page = (target.rect.minX / 390).rounded()
      let turns = abs(context.velocity.dx) > speed ? (context.velocity.dx > 0 ? 1.0 : -1) : 0
      let from = (context.originalTarget.rect.minX / 390).rounded()
      target.rect.origin.x = 390 * (page == from ? from + turns : page)
    }
  }

  @Test(arguments: [(200.0, AuditCheck.Severity.note), (1.5, .warning)])
  func `warns of the unit of a velocity only where a threshold may be one per millisecond`(
    _ speed: Double, _ severity: AuditCheck.Severity
  ) throws {
    let audit = Audit(
      { Flicks(speed: speed) }, layouts: [try .pages(6)], effort: .quick, checks: [.velocityUnit])
    #expect(audit.findings.map(\.severity) == [severity], "\(audit.findings)")
  }

  @Test(arguments: [true, false])
  func `warns where only a few of the items that were tried show a fault`(_ triesCounts: Bool) throws {
    let layouts = try [5, 241].map { count in
      try ScrollLayout(content: .stack(ItemStack(count: count, length: .points(10), padding: 190)))
    }
    // Pages by ten on content of fewer.
    let byTen = Moving { target, context in
      let unit: Double = abs(context.velocity.dx) > 1500 ? 100 : 10
      target.rect.origin.x = (target.rect.minX / unit).rounded() * unit
    }
    let audit = Audit(
      { byTen }, layouts: layouts, triesCounts: triesCounts, effort: .quick, checks: [.ignoredFling])
    #expect(audit.findings.map(\.severity) == [triesCounts ? .warning : .error], "\(audit.findings)")
    #expect((audit.findings.first?.assumption == "there are no more than 5 items") == triesCounts)
  }
}
