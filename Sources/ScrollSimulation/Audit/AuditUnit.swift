import ScrollBehavior
import Synchronization

/// A part of an audit that one thread works through: some starts on one layout, or its stops.
///
/// It keeps account as it goes, so that a behavior that traps loses no more than the one case.
final class AuditUnit: @unchecked Sendable {
  // Written by one thread at a time: the one that works on it, or whoever has seen that one end.
  let layout: ScrollLayout

  /// The assumption of a fault on the layout; `nil` for none.
  let assumption: String?

  /// The most steps for a gesture, where that is assumed.
  let most: Int?
  let part: Part

  /// The account of each check in order; in memory of its own, since an account for each gesture has to be cheap.
  let tallies: UnsafeMutableBufferPointer<Tally>

  private(set) var settlements = 0

  private(set) var gestures = 0

  /// The number of judgements of stops and layouts.
  private var judged = 0

  /// The number of cases in which the behavior could be lost, at least one for each loss: it may trap while it is made.
  var cases: Int { max(isOfStops ? judged : gestures, losses) }

  /// The number of threads that did not come back, and their weight: a stall more than a trap.
  private(set) var losses = 0
  private(set) var weight = 0

  /// The ordinal of the current case, after which work can be taken up again.
  private let ordinal = Atomic<Int>(0)
  private var resumeAt = 0

  /// The current scene, and the check that asks besides the gestures themselves.
  private var scene: AuditScene?
  private var judging: Int?
  private let density: GestureSpace.Density

  /// Whether it is for the first layout of an axis.
  private let isFirstOfAxis: Bool

  enum Part {
    /// Gestures from some starts, in points.
    case gestures([Double])

    /// The stops, and the layout as a whole.
    case stops
  }

  /// Whether it covers the stops, of which there is one unit for each layout.
  var isOfStops: Bool { if case .stops = part { true } else { false } }

  struct Tally {
    var cases = 0
    var failures = 0

    /// The first case that failed, in memory of its own: a layout is long, and most checks of most units find nothing.
    private var found: [AuditCase] = []
    var first: AuditCase? {
      get { found.first }
      set { found = newValue.map { [$0] } ?? [] }
    }

    /// The check that asked, where the behavior was lost on another question than a gesture.
    var asker: Int?

    /// The way in which it was lost, and the calls that it was in, as places of the program.
    var outcome: GuardedThread.Outcome?
    var calls: [UInt] = []

    init() {}

    /// The account of one lost case, before the case is counted.
    init(lost first: AuditCase, asker: Int?, outcome: GuardedThread.Outcome, calls: [UInt]) {
      failures = 1
      found = [first]
      (self.asker, self.outcome, self.calls) = (asker, outcome, calls)
    }

    /// Adds a later account.
    mutating func add(_ other: Tally) {
      cases += other.cases
      failures += other.failures
      guard found.isEmpty else { return }
      (found, asker, outcome, calls) = (other.found, other.asker, other.outcome, other.calls)
    }
  }

  init(
    _ searched: SearchedLayout, _ part: Part, _ plan: AuditPlan, isFirstOfAxis: Bool = false,
    density: GestureSpace.Density? = nil
  ) {
    self.isFirstOfAxis = isFirstOfAxis
    layout = searched.layout
    assumption = searched.assumption
    most = searched.most
    self.part = part
    self.density = density ?? plan.density
    tallies = .allocate(capacity: plan.checks.count)
    tallies.initialize(repeating: Tally())
  }

  deinit {
    tallies.deinitialize()
    tallies.deallocate()
  }

  /// Works through the unit, from the case after the one that was lost.
  func run(_ subject: AuditSubject, _ plan: AuditPlan, _ heartbeat: Heartbeat) {
    let before = heartbeat.count
    scene = nil
    judging = nil
    let subject = most.map { subject.limited(to: $0) } ?? subject
    let scene = AuditScene(layout, subject, density, heartbeat)
    self.scene = scene
    defer { self.scene = nil }
    switch part {
    case .gestures(let starts): gestures = runGestures(plan, from: starts, in: scene)
    case .stops: judged = runStops(scene, plan)
    }
    settlements += heartbeat.count - before
  }

  /// Accounts for a thread that did not come back, with the check that stands for it.
  func lose(_ check: Int?, by outcome: GuardedThread.Outcome, in calls: CallTrace, weight: Int) {
    losses += 1
    self.weight += weight
    // The thread that did not come back still holds it.
    if let scene { _ = Unmanaged.passRetained(scene) }
    let lost = ordinal.load(ordering: .relaxed)
    resumeAt = lost + 1
    if isOfStops { judged = lost + 1 } else { gestures = lost + 1 }
    guard let check else { return }
    var found = AuditCase(layout: layout, start: 0, gesture: Gesture())
    var asker: Int?
    if let settling = scene?.lastSettling, let scene {
      found = AuditCase(layout: settling.layout, start: scene.lastStart, gesture: scene.lastGesture)
    } else {
      asker = judging
    }
    tallies[check].add(Tally(lost: found, asker: asker, outcome: outcome, calls: calls.offsets))
  }

  private func runGestures(_ plan: AuditPlan, from starts: [Double], in scene: AuditScene) -> Int {
    let entries = scene.gestures.entries
    let first = resumeAt
    var number = 0
    for start in starts {
      let isFromStop = isStop(start, in: scene, at: number)
      for entry in entries {
        defer { number += 1 }
        guard number >= first else { continue }
        ordinal.store(number, ordering: .relaxed)
        let settlement: Settlement
        do throws(SimulationError) {
          settlement = try scene.settle(from: start, entry.gesture)
        } catch {
          if case .targetNotFinite = error {
            count(.fails, by: plan.failureCheck, from: start, entry.gesture)
          }
          continue
        }
        count(.passes, by: plan.failureCheck, from: start, entry.gesture)
        let trial = AuditTrial(start: start, isFromStop: isFromStop, entry: entry, settlement: settlement)
        judge(trial, by: plan.gestureChecks, in: scene)
        if number % plan.pairStride == 0 { judge(trial, by: plan.pairChecks, in: scene) }
      }
    }
    return number
  }

  /// Judges a gesture by some checks, references to which are not counted: that would take as long as the checks do.
  private func judge(_ trial: AuditTrial, by checks: [AuditPlan.Planned], in scene: AuditScene) {
    for check in checks {
      let verdict = check.judge._withUnsafeGuaranteedRef { $0.judge(scene, trial) }
      count(verdict, by: check.index, from: trial.start, trial.entry.gesture)
    }
  }

  /// Whether a start is a stop; not where asking the behavior for that has trapped before.
  private func isStop(_ start: Double, in scene: AuditScene, at number: Int) -> Bool {
    guard scene.grid.isFree else { return scene.isStop(start) }
    guard number >= resumeAt else { return false }
    ordinal.store(number, ordering: .relaxed)
    return scene.isStop(start)
  }

  private func runStops(_ scene: AuditScene, _ plan: AuditPlan) -> Int {
    var number = 0
    func judge(_ check: AuditPlan.Planned, _ start: Double) {
      defer { number += 1 }
      guard number >= resumeAt else { return }
      ordinal.store(number, ordering: .relaxed)
      guard let trial = scene.still(at: start) else { return }
      judging = check.index
      self.judge(trial, by: [check], in: scene)
    }
    if isFirstOfAxis { for check in plan.axisChecks { judge(check, 0) } }
    for check in plan.layoutChecks { judge(check, 0) }
    guard !plan.stopChecks.isEmpty else { return number }
    let stops = scene.grid.steps.map { Array(Reachability.windows($0).joined()) } ?? [0, layout.reach]
    for stop in stops {
      for check in plan.stopChecks { judge(check, stop) }
    }
    return number
  }

  private func count(_ verdict: AuditCheck.Verdict, by check: Int?, from start: Double, _ gesture: Gesture) {
    guard verdict != .notJudged, let check else { return }
    tallies[check].cases += 1
    if verdict == .fails { fail(check, from: start, gesture) }
  }

  private func fail(_ check: Int, from start: Double, _ gesture: Gesture) {
    tallies[check].failures += 1
    // To look at the first case itself would copy it for each failure.
    guard tallies[check].failures == 1 else { return }
    tallies[check].first = AuditCase(layout: layout, start: start, gesture: gesture)
  }
}

extension AuditScene {
  /// A touch of nothing at rest, for checks of stops and layouts.
  func still(at start: Double) -> AuditTrial? {
    let entry = GestureSpace.Entry(Gesture(), on: layout)
    guard let settlement = try? settle(from: start, entry.gesture) else { return nil }
    return AuditTrial(start: start, isFromStop: isStop(start), entry: entry, settlement: settlement)
  }
}

/// The checks of an audit, sorted by what they judge, and how densely it searches.
struct AuditPlan: Sendable {
  /// A check with its place in the order of findings.
  struct Planned: Sendable {
    let index: Int
    let judge: Unmanaged<Judge>
  }

  final class Judge: Sendable {
    let judge: @Sendable (AuditScene, AuditTrial) -> AuditCheck.Verdict

    init(_ check: AuditCheck) { judge = check.judge }
  }

  let checks: [AuditCheck]

  private let judges: [Judge]
  let density: GestureSpace.Density

  /// One in so many gestures is judged by the checks that need further settlements.
  let pairStride: Int

  let gestureChecks: [Planned]
  let pairChecks: [Planned]
  let stopChecks: [Planned]
  let layoutChecks: [Planned]
  let axisChecks: [Planned]
  let failureCheck: Int?
  let crashCheck: Int?
  let hangCheck: Int?

  init(_ checks: [AuditCheck], _ density: GestureSpace.Density, pairStride: Int) {
    self.checks = checks
    self.density = density
    self.pairStride = pairStride
    let judges = checks.map(Judge.init)
    self.judges = judges
    func planned(_ scope: AuditCheck.Scope) -> [Planned] {
      checks.indices.filter { checks[$0].scope == scope }
        .map { Planned(index: $0, judge: .passUnretained(judges[$0])) }
    }
    gestureChecks = planned(.gesture)
    pairChecks = planned(.pair)
    stopChecks = planned(.stop)
    layoutChecks = planned(.layout)
    axisChecks = planned(.axis)
    failureCheck = checks.firstIndex { $0.scope == .failure }
    crashCheck = checks.firstIndex { $0.id == AuditCheck.crash.id }
    hangCheck = checks.firstIndex { $0.id == AuditCheck.hang.id }
  }
}
