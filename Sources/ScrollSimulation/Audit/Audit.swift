import ScrollBehavior
import Synchronization

/// A search for gestures that a behavior gets wrong.
///
///     #expect(Audit(MyPaging(), on: layout).findings.isEmpty)
///
/// It runs when it is made, on all cores. The behavior is made afresh for each part of the search and asked by one thread
/// at a time; the findings are the same each time and for any number of threads. A behavior that traps or does not
/// return is a finding, and costs a thread that is never freed. What a right behavior is depends on what it is meant to do:
/// see `ScrollIntent`.
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

  /// Audits a behavior.
  ///
  /// - Parameters:
  ///   - behavior: an expression that makes it, evaluated anew for each part of the search.
  ///   - layout: the layout to search; `nil` for a matrix of many.
  ///   - intent: what the behavior is meant to do; `nil` for what it states itself as an `IntentionalScrollTargetBehavior`.
  ///   - physics: how the scroll view decelerates.
  ///   - environment: values of the app's own that the behavior reads.
  ///   - effort: how much is searched.
  ///   - checks: the rules it is judged by.
  ///   - threads: how many threads search; `nil` for one per core.
  public init(
    _ behavior: @autoclosure @escaping () -> some ScrollTargetBehavior,
    on layout: ScrollLayout? = nil,
    intent: ScrollIntent? = nil,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal,
    checks: [AuditCheck] = AuditCheck.all,
    threads: Int? = nil
  ) {
    self.init(
      layouts: layout.map { [$0] }, intent: intent, physics: physics, isUnitStated: false,
      environment: environment, effort: effort, checks: checks, threads: threads, making: behavior)
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
  ///   - threads: how many threads search; `nil` for one per core.
  ///   - make: makes the behavior, anew for each part of the search.
  ///   - progress: told from time to time which part of the search is done, 0 to 1.
  package init(
    layouts: [ScrollLayout]?,
    intent: ScrollIntent?,
    physics: ScrollPhysics,
    isUnitStated: Bool,
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort,
    checks: [AuditCheck],
    threads: Int?,
    making make: @escaping () -> (any ScrollTargetBehavior)?,
    progress: (Double) -> Void = { _ in }
  ) {
    let first = FirstLook(make)
    let intent = intent ?? first.intent
    self.intent = intent
    alignment = first.alignment
    let subject = AuditSubject(
      intent: intent, physics: physics, isUnitStated: isUnitStated, environment: environment, maker: make)
    let space = AuditSpace(layouts, intent.axes ?? first.axes, intent, effort, checks)
    let threads = first.isShared ? 1 : threads ?? ProcessInfo.processInfo.activeProcessorCount
    let units = space.units
    let plan = space.plan
    var losses = 0
    GuardedPool.run(
      units.count, threads: threads,
      work: { units[$0].run(subject, plan, $1) },
      lost: { index, outcome in
        let unit = units[index]
        let weight = AuditSpace.weight(outcome)
        unit.lose(outcome == .stalled ? plan.hangCheck : plan.crashCheck, weight: weight)
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
    findings = Self.findings(tallies, subject, plan, keepsLayout: layouts != nil, threads: threads)
    gestures = searched.reduce(0) { $0 + $1.gestures }
    settlements = units.reduce(0) { $0 + $1.settlements }
    self.layouts = space.layouts.count
    isComplete = kept == units.count
  }

  /// The findings with their smallest counterexamples.
  private static func findings(
    _ tallies: [AuditUnit.Tally], _ subject: AuditSubject, _ plan: AuditPlan, keepsLayout: Bool, threads: Int
  ) -> [Finding] {
    let broken = tallies.indices.filter { tallies[$0].first != nil }
    let smallest = broken.compactMap { index in
      tallies[index].first.map { Shrunk($0, plan.checks[index], asker: tallies[index].asker) }
    }
    GuardedPool.run(
      broken.count, threads: threads,
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
      let sentence = asker.map { "\(check.sentence) when it is asked for \($0.id)" } ?? check.sentence
      return Finding(
        check: check, cases: max(tallies[index].cases, tallies[index].failures),
        failures: tallies[index].failures, counterexample: shrunk.smallest, asker: asker,
        demonstration: shrunk.demonstration,
        explanation: shrunk.explanation.isEmpty ? sentence : shrunk.explanation)
    }
  }
}

/// What can be told of a behavior before it is asked about gestures; looked at with care, as to make it may trap.
private struct FirstLook {
  var intent = ScrollIntent.unstated
  var alignment: UnitPoint?

  /// Whether each call of the maker hands out the same object, which only one thread may then ask.
  var isShared = false

  /// The axes on which it moves targets; both where it moves none.
  var axes: Axis.Set = [.horizontal, .vertical]

  init(_ make: @escaping () -> (any ScrollTargetBehavior)?) {
    nonisolated(unsafe) let make = make
    nonisolated(unsafe) var look = self
    let thread = GuardedThread { heartbeat in
      let behavior = make()
      look.intent = .stated(by: behavior)
      look.alignment = (behavior?.unwrapped as? any AnchoredScrollTargetBehavior)?.alignment
      if let behavior, let other = make(), type(of: behavior) is AnyClass {
        look.isShared = (behavior as AnyObject) === (other as AnyObject)
      }
      if let behavior { look.axes = Self.axes(behavior, heartbeat) }
    }
    // What traps here traps again in the search, which tells where.
    if thread.wait() == .finished { self = look }
  }

  /// The axes on which a behavior moves some target; both where it moves none.
  private static func axes(_ behavior: any ScrollTargetBehavior, _ heartbeat: Heartbeat) -> Axis.Set {
    let axes = [Axis.horizontal, .vertical].filter { axis in
      let bounds = axis == .horizontal ? 390.0 : 844
      guard let layout = try? ScrollLayout(axis: axis, bounds: bounds, crossBounds: 1234 - bounds) else {
        return true
      }
      let settling = Settling(layout, behavior: behavior)
      return [0, bounds, 1.3 * bounds, layout.reach].contains { start in
        GestureSpace(layout, .sparse).entries.contains { entry in
          heartbeat.beat()
          guard let settlement = try? settling.settle(from: start, entry.gesture) else { return true }
          return settlement.target != settlement.proposed
        }
      }
    }
    return axes.isEmpty ? [.horizontal, .vertical] : axes.reduce(into: []) { $0.insert(Axis.Set($1)) }
  }
}

/// What is searched, cut into parts.
private struct AuditSpace {
  let layouts: [ScrollLayout]
  let plan: AuditPlan
  let units: [AuditUnit]

  /// After so many traps in one part, the rest of that part is left out (our choice: each costs a thread for ever).
  static let lossesPerUnit = 3

  /// After so many traps altogether the audit is given up; a stall, which also costs a core for ever, counts as several.
  static let mostLosses = 16

  static func weight(_ outcome: GuardedThread.Outcome) -> Int { outcome == .stalled ? 8 : 1 }

  init(
    _ given: [ScrollLayout]?, _ axes: Axis.Set, _ intent: ScrollIntent, _ effort: AuditEffort,
    _ checks: [AuditCheck]
  ) {
    layouts =
      given ?? AuditMatrix.layouts(effort, for: intent).filter { axes.contains(Axis.Set($0.axis)) }
    let isDense = given.map { $0.count <= 8 } ?? (effort == .exhaustive)
    let density: GestureSpace.Density = effort == .quick ? .sparse : isDense ? .dense : .normal
    plan = AuditPlan(checks, density, pairStride: effort == .normal && !isDense ? 7 : 1)
    let most = effort == .quick ? 9 : isDense && given != nil ? 48 : 9
    let plan = plan
    units = layouts.flatMap { layout in
      let starts = AuditStarts.starts(layout, AuditRuler(intent, on: layout), most: most)
      // Parts of a fixed size: what a part finds does not depend on who works on it.
      let parts = stride(from: 0, to: starts.count, by: 8).map {
        Array(starts[$0..<min($0 + 8, starts.count)])
      }
      return parts.map { AuditUnit(layout, .gestures($0), plan) }
        + [AuditUnit(layout, .stops, plan)]
    }
  }
}

/// A counterexample while it is made smaller.
private final class Shrunk: @unchecked Sendable {
  // One thread writes it, and it is read when that has ended.
  private(set) var smallest: AuditCase
  private(set) var explanation = ""
  private(set) var demonstration: Demonstration?

  init(_ found: AuditCase, _ check: AuditCheck, asker: Int?) {
    smallest = found
    // What other checks ask can be repeated by an audit only.
    let isOfGesture = [.gesture, .failure, .end].contains(check.scope) && asker == nil
    demonstration = isOfGesture ? Demonstration(found) : nil
  }

  func shrink(by shrinking: Shrinking) {
    // To ask a behavior again where it trapped would cost one thread more for each try.
    guard shrinking.check.scope != .end else { return }
    let smallest = shrinking.smallest(smallest)
    let (explanation, demonstration) = shrinking.account(of: smallest)
    (self.smallest, self.explanation, self.demonstration) = (smallest, explanation, demonstration)
  }
}
