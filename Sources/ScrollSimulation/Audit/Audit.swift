import ScrollBehavior

/// A search for gestures that a behavior gets wrong.
///
///     #expect(Audit(MyPaging(), on: layout).findings.isEmpty)
///
/// It runs when it is made. The behavior is made afresh for each part of the search, and all of it is asked by one
/// thread: what its copies share, an object or a global variable, need not be safe for several. One that is `Sendable`
/// may be searched by more: see `init(_:on:intent:physics:environment:effort:checks:threads:)`. The findings of a
/// behavior that is a function of what it is told, or that keeps state of its own only, are the same each time and for
/// any number of threads. One that traps or does not return is a finding, and costs a thread that is never freed. What
/// a right behavior is depends on what it is meant to do: see `ScrollIntent`.
public struct Audit: Sendable {
  /// The faults, in the order of the checks.
  public let findings: [Finding]

  /// The number of gestures tried.
  public let gestures: Int

  /// The number of times that the behavior was asked about a gesture.
  public let settlements: Int

  /// The number of layouts searched.
  public let layouts: Int

  /// Whether the whole space was searched; otherwise it was given up after too many traps.
  public let isComplete: Bool

  /// The intent by which it is judged: the given one, or the behavior's own.
  public let intent: ScrollIntent

  /// The behavior as it was seen, if nothing states an intent.
  public let learned: LearnedBehavior?

  /// The members by which the behavior holds the app's state: objects, closures and bindings.
  ///
  /// Nothing updates them here, so what depends on them was seen in one state only.
  public let heldState: [String]

  /// The intent by which an axis was judged.
  package func judgedIntent(on layout: ScrollLayout) -> ScrollIntent { judged[layout.axis] ?? intent }

  private let judged: [Axis: ScrollIntent]

  /// The point of items by which the behavior itself aligns them; `nil` for the leading edge.
  package let alignment: UnitPoint?

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
    _ behavior: @autoclosure @escaping () -> some ScrollTargetBehavior,
    on layout: ScrollLayout? = nil,
    intent: ScrollIntent? = nil,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal,
    checks: [AuditCheck] = AuditCheck.all
  ) {
    self.init(
      layouts: layout.map { [$0] }, intent: intent, physics: physics, isUnitStated: false,
      environment: environment, effort: effort, checks: checks, threads: .one(making: behavior))
  }

  /// Audits a behavior on several threads, which ask copies of it at once.
  ///
  /// - Parameters:
  ///   - behavior: an expression that makes it, evaluated anew for each part of the search, on any thread.
  ///   - layout: the layout to search; `nil` for a matrix of many.
  ///   - intent: what the behavior is meant to do; `nil` for what it states itself as an `IntentionalScrollTargetBehavior`.
  ///   - physics: how the scroll view decelerates.
  ///   - environment: values of the app's own that the behavior reads.
  ///   - effort: how much is searched.
  ///   - checks: the rules it is judged by.
  ///   - threads: how many threads search, at least 1.
  public init(
    _ behavior: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    on layout: ScrollLayout? = nil,
    intent: ScrollIntent? = nil,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal,
    checks: [AuditCheck] = AuditCheck.all,
    threads: Int
  ) {
    self.init(
      layouts: layout.map { [$0] }, intent: intent, physics: physics, isUnitStated: false,
      environment: environment, effort: effort, checks: checks, threads: .several(threads, making: behavior))
  }

  /// The threads that ask a behavior, with its maker.
  package enum Threads {
    /// One thread: neither the behaviors nor their maker need be safe for several.
    case one(making: () -> (any ScrollTargetBehavior)?)

    /// Several threads, each with behaviors of its own.
    case several(Int, making: @Sendable () -> (any ScrollTargetBehavior)?)

    fileprivate var count: Int { if case .several(let count, _) = self { max(1, count) } else { 1 } }

    fileprivate var make: () -> (any ScrollTargetBehavior)? {
      switch self {
      case .one(let make): make
      case .several(_, let make): make
      }
    }
  }

  /// Audits whatever a closure makes; `nil` is free deceleration.
  ///
  /// - Parameters:
  ///   - layouts: the layouts to search; `nil` for the matrix.
  ///   - intent: what the behavior is meant to do; `nil` for what it states itself.
  ///   - axes: the axes on which it is used; `nil` where that is not known.
  ///   - physics: how the scroll view decelerates.
  ///   - isUnitStated: whether the unit of `context.velocity` is known to be that of the physics.
  ///   - environment: values of the app's own that the behavior reads.
  ///   - effort: how much is searched.
  ///   - checks: the rules it is judged by.
  ///   - timeLimit: how long a call of the behavior may take.
  ///   - threads: by how many threads the behavior is asked, and what makes it, anew for each part of the search.
  ///   - progress: told from time to time which part of the search is done, 0 to 1.
  package init(
    layouts: [ScrollLayout]?,
    intent: ScrollIntent?,
    axes: Axis.Set? = nil,
    physics: ScrollPhysics,
    isUnitStated: Bool,
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort,
    checks: [AuditCheck],
    timeLimit: Duration = GuardedThread.timeLimit,
    threads: Threads,
    progress: (Double) -> Void = { _ in }
  ) {
    let first = FirstLook(
      threads.make, intent: intent, physics: physics, environment: environment, timeLimit: timeLimit)
    var intent = intent ?? first.intent
    intent.axes = intent.axes ?? axes
    self.intent = intent
    alignment = first.alignment
    heldState = first.heldState
    learned = intent.grid == nil ? first.learned : nil
    var subject = AuditSubject(
      intent: intent, physics: physics, isUnitStated: isUnitStated, environment: environment,
      timeLimit: timeLimit, maker: threads.make)
    subject.learned = Self.intents(intent, first, isLayoutStated: layouts != nil)
    for seen in learned?.seen ?? [] {
      if case .band(let band) = seen.pattern { subject.bands[seen.axis] = band }
      if seen.isOneAtATime, intent.most == nil { subject.oneStepAxes.insert(seen.axis) }
      // Of a layout that was asked for the items are what there is to snap to.
      if layouts == nil, !FittingLayouts.staysWhenTurned(seen.pattern) {
        subject.unturnable.insert(seen.axis)
      }
    }
    judged = subject.learned
    let learned = self.learned
    let fits = { @Sendable (layout: ScrollLayout) in
      learned.map { $0.pattern(on: layout.axis).map { FittingLayouts.fits(layout, $0) } ?? false } ?? true
    }
    let space = AuditSpace(
      layouts, Self.searched(layouts, intent: intent, seenBy: first, effort), of: subject, effort: effort,
      checks: checks, fits: fits)
    let threads = first.isShared ? 1 : threads.count
    let searched = Self.search(space, subject, threads: threads, progress: progress)
    gestures = searched.reduce(0) { $0 + $1.gestures }
    settlements = space.units.reduce(0) { $0 + $1.settlements }
    // A layout's stops come last; of one that was given up some gestures were searched.
    self.layouts = searched.count { $0.isOfStops } + (searched.last?.isOfStops == false ? 1 : 0)
    isComplete =
      searched.count == space.units.count && searched.allSatisfy { $0.losses < AuditSpace.lossesPerUnit }
    findings = AuditFindings(
      subject: subject, plan: space.plan, units: searched, keepsLayout: layouts != nil,
      fits: fits, threads: threads
    ).findings()
  }

  /// The intent on each axis for a behavior that states none, by what it was seen to do.
  ///
  /// A given layout says what there is to snap to, unless the behavior was seen to snap to nothing.
  private static func intents(
    _ intent: ScrollIntent, _ first: FirstLook, isLayoutStated: Bool
  ) -> [Axis: ScrollIntent] {
    guard intent.grid == nil else { return [:] }
    // What traps or hangs as it is looked at is searched for that.
    guard let learned = first.learned else {
      return first.isLost ? [.horizontal: ScrollIntent(.free), .vertical: ScrollIntent(.free)] : [:]
    }
    var intents: [Axis: ScrollIntent] = [:]
    for seen in learned.seen {
      var judged = FittingLayouts.intent(seen.pattern)
      if isLayoutStated, judged.grid != .free { continue }
      judged.assumesPointsPerSecond = intent.assumesPointsPerSecond
      judged.most = intent.most
      judged.anchor = intent.anchor ?? judged.anchor
      intents[seen.axis] = judged
    }
    return intents
  }

  /// The layouts to search: the given ones, those that fit what was learned, or the matrix.
  private static func searched(
    _ given: [ScrollLayout]?, intent: ScrollIntent, seenBy first: FirstLook, _ effort: AuditEffort
  ) -> [SearchedLayout] {
    if let given { return given.map { SearchedLayout(layout: $0) } }
    let seen = first.learned?.seen.filter { intent.axes?.contains(Axis.Set($0.axis)) ?? true } ?? []
    if intent.grid == nil, !seen.isEmpty { return seen.flatMap { FittingLayouts.layouts($0, effort) } }
    let axes = intent.axes ?? seen.reduce(into: Axis.Set()) { $0.insert(Axis.Set($1.axis)) }
    return AuditMatrix.layouts(effort, for: intent)
      .filter { axes.isEmpty || axes.contains(Axis.Set($0.axis)) }.map { SearchedLayout(layout: $0) }
  }

  /// Searches all parts, as far as the behavior comes back.
  ///
  /// - Returns: the parts that were searched, in their order.
  static func search(
    _ space: AuditSpace, _ subject: AuditSubject, threads: Int, progress: (Double) -> Void
  ) -> ArraySlice<AuditUnit> {
    let (units, plan) = (space.units, space.plan)
    var losses = 0
    GuardedPool.run(
      units.count, threads: threads, stallLimit: subject.timeLimit,
      work: { units[$0].run(subject, plan, $1) },
      lost: { index, outcome, calls in
        let unit = units[index]
        let weight = AuditSpace.weight(outcome)
        unit.lose(
          outcome == .stalled ? plan.hangCheck : plan.crashCheck, by: outcome, in: calls, weight: weight)
        losses += weight
        return unit.losses < AuditSpace.lossesPerUnit
      },
      isOver: { losses >= AuditSpace.mostLosses },
      progress: { progress(0.95 * Double($0) / Double(units.count)) })
    // Units are handed out in order, so what is kept does not depend on the number of threads.
    var kept = 0
    var weight = 0
    while kept < units.count, weight < AuditSpace.mostLosses {
      weight += units[kept].weight
      kept += 1
    }
    return units.prefix(kept)
  }
}
