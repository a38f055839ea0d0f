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
  /// What is wrong, in the order of the checks.
  public let findings: [Finding]

  /// How many gestures were tried.
  public let gestures: Int

  /// How often the behavior was asked about a gesture.
  public let settlements: Int

  /// How many layouts were searched.
  public let layouts: Int

  /// Whether the whole space was searched; otherwise it was given up after too many traps.
  public let isComplete: Bool

  /// By what the behavior was judged.
  public let intent: ScrollIntent

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

  /// By which threads a behavior is asked, and what makes it.
  package enum Threads {
    /// By one: neither the behaviors that are made nor what makes them need be safe for several.
    case one(making: () -> (any ScrollTargetBehavior)?)

    /// By several, one for each behavior that is made.
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
    physics: ScrollPhysics,
    isUnitStated: Bool,
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort,
    checks: [AuditCheck],
    timeLimit: Duration = GuardedThread.timeLimit,
    threads: Threads,
    progress: (Double) -> Void = { _ in }
  ) {
    let make = threads.make
    let first = FirstLook(make, timeLimit: timeLimit)
    let intent = intent ?? first.intent
    self.intent = intent
    alignment = first.alignment
    let subject = AuditSubject(
      intent: intent, physics: physics, isUnitStated: isUnitStated, environment: environment,
      timeLimit: timeLimit, maker: make)
    let space = AuditSpace(layouts, intent.axes ?? first.axes, intent, effort, checks)
    let threads = first.isShared ? 1 : threads.count
    let units = space.units
    let plan = space.plan
    var losses = 0
    GuardedPool.run(
      units.count, threads: threads, stallLimit: timeLimit,
      work: { units[$0].run(subject, plan, $1) },
      lost: { index, outcome in
        let unit = units[index]
        let weight = AuditSpace.weight(outcome)
        unit.lose(outcome == .stalled ? plan.hangCheck : plan.crashCheck, outcome, weight: weight)
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
    let searched = units.prefix(kept)
    let tallies = plan.checks.indices.map { index in
      searched.reduce(into: AuditUnit.Tally()) { $0.add($1.tallies[index]) }
    }
    gestures = searched.reduce(0) { $0 + $1.gestures }
    findings = Self.findings(
      tallies, subject, plan, keepsLayout: layouts != nil, cases: searched.reduce(0) { $0 + $1.cases },
      threads: threads)
    settlements = units.reduce(0) { $0 + $1.settlements }
    // A layout's stops come last; of one that was given up some gestures were searched.
    self.layouts = searched.count { $0.isOfStops } + (searched.last?.isOfStops == false ? 1 : 0)
    isComplete = kept == units.count && searched.allSatisfy { $0.losses < AuditSpace.lossesPerUnit }
  }

  /// The findings with their smallest counterexamples.
  private static func findings(
    _ tallies: [AuditUnit.Tally], _ subject: AuditSubject, _ plan: AuditPlan, keepsLayout: Bool,
    cases: Int, threads: Int
  ) -> [Finding] {
    let broken = tallies.indices.filter { tallies[$0].first != nil }
    let smallest = broken.compactMap { index in
      tallies[index].first.map { Shrunk($0, plan.checks[index], asker: tallies[index].asker) }
    }
    GuardedPool.run(
      broken.count, threads: threads, stallLimit: subject.timeLimit,
      work: { job, heartbeat in
        let check = plan.checks[broken[job]]
        let shrinking = Shrinking(
          check: check, subject: subject, density: plan.density, keepsLayout: keepsLayout,
          heartbeat: heartbeat)
        smallest[job].shrink(by: shrinking)
      },
      // What traps while it is made smaller is shown as it was found.
      lost: { _, _ in false })
    return zip(broken, smallest).map { index, shrunk in
      let check = plan.checks[index]
      let asker = tallies[index].asker.map { plan.checks[$0] }
      let fault =
        tallies[index].outcome == .exited
        ? "the behavior ends the process, by exit or the like" : check.sentence
      let sentence = asker.map { "\(fault) when it is asked for \($0.id)" } ?? fault
      let explanation = shrunk.explanation.isEmpty ? sentence : shrunk.explanation
      // Where a layout was asked for, a smaller one is named: its stops are not those of the other.
      let elsewhere = keepsLayout ? tallies[index].first?.layout.shortening(to: shrunk.smallest.layout) : nil
      return Finding(
        check: check, cases: check.scope == .end ? cases : tallies[index].cases,
        failures: tallies[index].failures, counterexample: shrunk.smallest, asker: asker,
        demonstration: shrunk.demonstration,
        explanation: elsewhere.map { "\($0): \(explanation)" } ?? explanation)
    }
  }
}
