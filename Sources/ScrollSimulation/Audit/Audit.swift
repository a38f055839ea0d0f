/// A search for gestures that a behavior gets wrong.
///
///     #expect(Audit(MyPaging(), on: layout).findings.isEmpty)
///
/// It runs when it is made. The behavior is made afresh for each part of the search, and all of it is asked by one
/// thread: what its copies share, an object or a global variable, need not be safe for several. One that is `Sendable`
/// may be searched by more: see `init(_:on:intent:physics:environment:effort:checks:threads:)`. The findings of a
/// behavior that is a function of what it is told, or that keeps state of its own only, are the same each time and for
/// any number of threads. One that traps ends the process, a test's too, and one that does not return holds it up: only
/// the command `snapsim audit`, which asks a file in a process of its own, has findings for that. What a right behavior
/// is depends on what it is meant to do: see `ScrollIntent`.
public struct Audit: Sendable {
  /// The faults, in the order of the checks.
  public private(set) var findings: [Finding]

  /// The number of gestures tried.
  public private(set) var gestures: Int

  /// The number of times that the behavior was asked about a gesture.
  public private(set) var settlements: Int

  /// The number of layouts searched.
  public let layouts: Int

  /// Whether the whole space was searched; otherwise the behavior trapped, or did not return, too often.
  public let isComplete: Bool

  /// The intent by which it is judged: the given one, or the behavior's own.
  public let intent: ScrollIntent

  /// The behavior as it was seen, if nothing states an intent.
  public let learned: LearnedBehavior?

  /// The members by which the behavior holds the app's state: objects, closures and bindings.
  ///
  /// Nothing updates them here, so what depends on them was seen in one state only.
  public let heldState: [String]

  /// Those of them that may change what it does.
  package let fedState: [String]

  private let subject: AuditSubject

  /// The point of items by which the behavior itself aligns them; `nil` for the leading edge.
  package let alignment: UnitPoint?

  /// Whether a fling may turn several pages, which no given intent allows or forbids.
  package let goesSeveralPages: Bool

  /// Audits a behavior, on one thread besides the caller's.
  ///
  /// - Parameters:
  ///   - behavior: an expression that makes it, evaluated anew for each part of the search.
  ///   - layout: the layout to search; `nil` for a matrix of many.
  ///   - intent: what the behavior is meant to do; `nil` for what it states itself as an `IntentionalScrollTargetBehavior`.
  ///   - physics: how the scroll view decelerates.
  ///   - environment: values of the app's own that the behavior reads.
  ///   - effort: how much is searched.
  ///   - checks: the rules it is judged by.
  public init(
    _ behavior: @autoclosure @escaping () -> some ScrollTargetBehavior, on layout: ScrollLayout? = nil,
    intent: ScrollIntent? = nil, physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(), effort: AuditEffort = .normal,
    checks: [AuditCheck] = AuditCheck.all
  ) {
    self.init(
      behavior, layouts: layout.map { [$0] }, intent: intent, physics: physics, environment: environment,
      effort: effort, checks: checks)
  }

  /// Audits a behavior as `init(_:on:intent:physics:environment:effort:checks:)`, on several threads, at least 1, which
  /// make and ask copies of it at once.
  public init(
    _ behavior: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    on layout: ScrollLayout? = nil, intent: ScrollIntent? = nil, physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(), effort: AuditEffort = .normal,
    checks: [AuditCheck] = AuditCheck.all, threads: Int
  ) {
    self.init(
      behavior, layouts: layout.map { [$0] }, intent: intent, physics: physics, environment: environment,
      effort: effort, checks: checks, threads: threads)
  }

  /// Audits whatever a closure makes, `nil` being free deceleration, on some layouts or on the matrix.
  ///
  /// The closure must be safe for as many threads as there are. Without an intent the behavior's own counts, on the axes
  /// on which it is used; margins are in doubt where the view has none, and the unit of `context.velocity` where none is
  /// stated; content that may be as short as a length in points is tried shorter than the way to the last stop. The
  /// source states the numbers, tells what of it was reached, and has the comment before its declaration.
  package init(
    _ make: @escaping () -> (any ScrollTargetBehavior)?, layouts: [ScrollLayout]?, triesCounts: Bool = false,
    shortest: Double? = nil, intent: ScrollIntent? = nil, axes: Axis.Set? = nil,
    excludesMargins: Bool = false, physics: ScrollPhysics = ScrollPhysics(), isUnitStated: Bool = false,
    environment: EnvironmentValues = EnvironmentValues(), effort: AuditEffort,
    checks: [AuditCheck] = AuditCheck.all, numbers: [Double] = [], comment: String = "",
    source: CountedSource = CountedSource(),
    watch: SearchWatch? = nil, threads: Int = 1, progress: (Double) -> Void = { _ in }
  ) {
    let behavior = AskedBehavior(make: make, physics: physics, environment: environment)
    let first = FirstLook(behavior, intent: intent, watch: watch)
    let isIntentGiven = intent != nil
    var intent = intent ?? first.intent
    intent.axes = intent.axes ?? axes
    let subject = AuditSubject(
      behavior, intent: intent, isUnitStated: isUnitStated, seenBy: first, comment: comment,
      isLayoutStated: layouts != nil
    ).aligned(on: layouts ?? [], seenBy: first, watch)
    (self.intent, self.subject) = (intent, subject)
    alignment = first.alignment
    (heldState, fedState) = (first.heldState, first.fedState)
    let learned = intent.grid == nil ? first.learned : nil
    self.learned = learned
    // Another layout fits a learned behavior only where that was seen to snap to its stops.
    let fits = { @Sendable (layout: ScrollLayout) in
      learned.map { $0.seen(on: layout.axis)?.fits(layout) ?? false } ?? true
    }
    let judge = AuditJudge(
      checks, of: subject, givenLayouts: layouts?.count, effort: effort, numbers: numbers + first.numbers)
    var searched =
      layouts?.map { layout in
        var searched = triesCounts ? .tried(layout) : SearchedLayout(layout: layout)
        if subject.grid(on: layout).isTooShort { searched.assumption = SearchedLayout.shortContent }
        if !isIntentGiven, intent.grid == .pages, layout.showsAllAtItsEnds {
          searched.assumption = searched.assumption ?? SearchedLayout.twoEnds
        }
        return searched
      }
      ?? Self.layouts(fitting: first, intent, effort)
      .compactMap { first.followsItem ? $0.withUnsaidItems : $0 }
      .map { excludesMargins ? $0.withoutMargins : $0 }
    if let shortest {
      for case let short? in searched.map({ subject.shortened($0.layout, atLeast: shortest) })
      where !searched.contains(where: { $0.layout == short }) {
        searched.append(SearchedLayout(layout: short, assumption: SearchedLayout.shortContent))
      }
    }
    let parts = judge.parts(searched, fits: fits)
    goesSeveralPages =
      !isIntentGiven && intent.most == nil
      && parts.contains { $0.starts == nil && subject.turnsPages(on: $0.searched.layout) }
    let search = Search(threads: first.isShared ? 1 : max(1, threads), watch: watch)
    let look = source.reached()
    let isAlone =
      (layouts != nil || axes != nil)
      && searched.allSatisfy { $0.layout.axis == searched.first?.layout.axis && !$0.layout.scrollsBothWays }
    var accounts = search.judge(parts) {
      progress(0.95 * Double($0) / Double(parts.count))
    } by: {
      judge.account(of: $0, $1)
    }
    // A layout's stops come last; of one that was given up some gestures were searched.
    self.layouts = accounts.count { $0.isOfStops } + (accounts.last?.isOfStops == false ? 1 : 0)
    let isSearched = accounts.count == parts.count && accounts.allSatisfy(\.isWhole)
    let scrolled = accounts.first { $0.searched.layout.reach > 0 }?.searched.layout
    let isOfSource = isSearched && checks.contains(where: \.isOfSource)
    let unreached = (isOfSource ? scrolled : nil).flatMap { layout in
      source.finding(on: layout, alone: isAlone, seen: look) {
        guard effort != .quick else { return }
        let further = judge.closely(searched, .drags) + judge.closely(searched, .velocities(every: 25))
        accounts += search.judge(further) { judge.account(of: $0, $1) }
      }
    }
    gestures = accounts.reduce(0) { $0 + ($1.isOfStops ? 0 : $1.cases) }
    settlements = accounts.reduce(0) { $0 + $1.settlements }
    isComplete = isSearched && accounts.allSatisfy(\.isWhole)
    let hasMagnets = learned?.seen.allSatisfy { $0.pattern.band != nil } ?? false
    let broken = checks.indices.compactMap {
      Finding.broken($0, of: checks, in: accounts) { check in
        check.isDoubtful ? intent.doubt : check.isOfMagnets && hasMagnets ? SearchedLayout.magnets : nil
      }
    }
    // What was found where nothing is assumed is shown on such a layout.
    let isDoubtful = { @Sendable (layout: ScrollLayout) in
      guard layouts == nil, let seen = learned?.seen(on: layout.axis) else { return false }
      return layout.contentLength <= 0 || seen.assumption(on: layout) != nil
    }
    let smallest = search.judge(broken) { found, questions in
      // To ask a behavior again where it trapped would cost one process more for each try.
      if found.finding.check.isOfLoss { return found.finding }
      return Shrinking(
        check: found.finding.check, subject: subject.limited(to: found.assumed?.most), density: judge.density,
        keepsLayout: layouts != nil, isOrdinary: found.finding.isOrdinary,
        fits: {
          guard fits($0) else { return false }
          if found.assumed?.assumption != nil {
            return $0.isReversed == found.finding.counterexample.layout.isReversed
          }
          return found.finding.check.isOfAnyLayout || !isDoubtful($0)
        }, questions: questions
      ).smallest(found.finding)
    }
    let decided = smallest.map { found -> Finding in
      var finding = found
      if finding.check.isOfOneGesture {
        let shown = finding.demonstration
        finding.place = source.line(deciding: {
          _ = Search.once(watch) { behavior.settlement(of: shown, $0) }
        })
      }
      if let unit = finding.demonstration.contextVelocity, unit != physics.contextVelocity,
        finding.severity == .error
      {
        finding.severity = .warning
        finding.assumption = SearchedLayout.otherUnit
      }
      if finding.check.id == AuditCheck.velocityUnit.id, finding.isOfFastVelocities {
        finding.severity = .note
      }
      return finding
    }
    findings = Finding.joined(
      decided + broken.dropFirst(decided.count).map(\.finding)
        + (isComplete ? [unreached].compactMap(\.self) : []))
  }

  /// Whether the behavior was seen to move no target.
  package var movesNothing: Bool { learned?.isReporter ?? found.contains(AuditCheck.inert.id) }

  /// The findings with their effects, and the ids of their checks.
  package var everyFinding: [Finding] { findings.flatMap { [$0] + $0.also } }
  package var found: [String] { everyFinding.map(\.id) }

  /// Adds what another audit of the same behavior found and asked.
  package mutating func add(_ other: Audit) {
    findings += other.findings
    gestures += other.gestures
    settlements += other.settlements
  }

  /// Leaves out what another audit did not find, and counts what it asked.
  package mutating func keepFindings(of other: Audit) {
    let ids = other.found
    findings = Finding.joined(
      findings.flatMap { finding in
        var alone = finding
        alone.also = []
        return [alone] + finding.also
      }.filter { ids.contains($0.id) })
    gestures += other.gestures
    settlements += other.settlements
  }

  /// Whether rests on given layouts were judged by their items, as nothing else states what is meant.
  package var isOfItems: Bool { subject.isOfItems }

  package func judgedIntent(on layout: ScrollLayout) -> ScrollIntent { subject.intent(on: layout) }

  private static func layouts(
    fitting first: FirstLook, _ intent: ScrollIntent, _ effort: AuditEffort
  ) -> [SearchedLayout] {
    let seen = first.learned?.seen.filter { intent.axes?.contains(Axis.Set($0.axis)) ?? true } ?? []
    if intent.grid == nil, !seen.isEmpty {
      let fitting = seen.flatMap { $0.layouts(effort) }
      // What hangs on items is searched where there are some.
      if !first.followsItem || fitting.contains(where: { $0.layout.items != nil }) { return fitting }
    }
    let axes = intent.axes ?? first.axes
    return effort.layouts(for: intent)
      .filter { axes.isEmpty || axes.contains(Axis.Set($0.axis)) }.map { .chosen($0) }
  }

  /// The one axis on which a behavior moves targets; `nil` where it moves them on both axes or on none, or does not
  /// come back.
  package static func soleAxis(
    of make: @escaping () -> (any ScrollTargetBehavior)?, _ physics: ScrollPhysics, watch: SearchWatch? = nil
  ) -> Axis? {
    let learned = FirstLook(AskedBehavior(make: make, physics: physics), watch: watch).learned
    return learned?.isReporter == false && learned?.seen.count == 1 ? learned?.seen[0].axis : nil
  }

  /// The reachable offsets on a layout, its stops in points and, for each of these, whether no gesture leaves it; `nil`
  /// where the behavior does not come back.
  package static func reachability(
    of make: @escaping () -> (any ScrollTargetBehavior)?, _ intent: ScrollIntent, _ physics: ScrollPhysics,
    on layout: ScrollLayout, watch: SearchWatch? = nil
  ) -> (forward: Reachability, backward: Reachability, stops: [Double], traps: [Bool])? {
    let subject = AuditSubject(AskedBehavior(make: make, physics: physics), intent: intent)
    return Search.once(watch) { questions in
      let scene = AuditScene(layout, subject, questions)
      let (forward, backward) = scene.reachability
      let stops = scene.grid.steps.map(Reachability.windows)?.flatMap { $0 } ?? []
      let traps = stops.map { stop in
        (try? scene.trial(from: stop, Gesture())).map { AuditCheck.trap.judge(scene, $0).isFailure } ?? false
      }
      return (forward, backward, stops, traps)
    }
  }
}
