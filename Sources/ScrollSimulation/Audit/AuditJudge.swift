import ScrollBehavior

/// A part of an audit: gestures from some starts on one layout, or its stops.
struct AuditPart {
  let searched: SearchedLayout

  /// The starts of its gestures, in points; `nil` for the stops and the layout as a whole.
  let starts: [Double]?
  let density: GestureSpace.Density

  /// Whether it is for the first layout of an axis.
  var isFirstOfAxis = false
}

/// The account of a part.
struct AuditAccount {
  let searched: SearchedLayout
  let isOfStops: Bool

  /// The account of each check, in order.
  var tallies: [Tally]

  /// The number of cases: gestures, or judgements of stops and layouts.
  var cases = 0
  var settlements = 0

  /// Whether it was not cut short by losses.
  var isWhole = true

  struct Tally {
    var cases = 0
    var failures = 0

    /// The first case that failed, if any, in memory of its own: a layout is long, and most checks find nothing.
    var first: [ScrollCase] = []

    /// The check that asked, where the behavior was lost on another question than a gesture.
    var asker: Int?
    var loss: [Loss] = []

    /// Adds a later account.
    mutating func add(_ other: Tally) {
      cases += other.cases
      failures += other.failures
      guard first.isEmpty else { return }
      (first, asker, loss) = (other.first, other.asker, other.loss)
    }
  }

  /// Counts a verdict of a check.
  mutating func count(
    _ verdict: AuditCheck.Verdict, by check: Int?, from start: Double, _ gesture: Gesture
  ) {
    guard verdict != .notJudged, let check else { return }
    tallies[check].cases += 1
    guard verdict == .fails else { return }
    tallies[check].failures += 1
    guard tallies[check].failures == 1 else { return }
    tallies[check].first = [ScrollCase(layout: searched.layout, start: start, gesture: gesture)]
  }
}

/// The checks of an audit as judge of its parts.
struct AuditJudge: Sendable {
  let subject: AuditSubject
  let checks: [AuditCheck]
  let density: GestureSpace.Density

  /// One in so many gestures is judged by the checks that need further settlements.
  private let pairStride: Int
  private let isGiven: Bool
  private let effort: AuditEffort

  init(
    _ checks: [AuditCheck], of subject: AuditSubject, givenLayouts: Int?, effort: AuditEffort
  ) {
    (self.checks, self.subject, self.effort) = (checks, subject, effort)
    isGiven = givenLayouts != nil
    let isDense = givenLayouts.map { $0 <= 8 } ?? (effort == .exhaustive)
    density = effort == .quick ? .sparse : isDense ? .dense : .normal
    pairStride = effort == .normal && !isDense ? 7 : 1
  }

  /// The parts of a search of some layouts; a layout's stops come last.
  func parts(_ layouts: [SearchedLayout], fits: (ScrollLayout) -> Bool = { _ in true }) -> [AuditPart] {
    var axes: Set<Axis> = []
    let main = layouts.flatMap { searched in
      let layout = searched.layout
      let starts = starts(layout, most: isGiven && density == .dense ? 48 : 9)
      // Parts of a fixed size: what a part finds does not depend on who works on it.
      return stride(from: 0, to: starts.count, by: 8).map {
        AuditPart(
          searched: searched, starts: Array(starts[$0..<min($0 + 8, starts.count)]), density: density)
      } + [
        AuditPart(
          searched: searched, starts: nil, density: density,
          isFirstOfAxis: axes.insert(layout.axis).inserted)
      ]
    }
    return main + (isGiven || effort == .quick ? [] : sweeps(layouts, fits: fits))
  }

  private func starts(_ layout: ScrollLayout, most: Int) -> [Double] {
    GestureSpace.starts(layout, on: subject.stops(on: layout), most: most)
  }

  /// Counts, containers and velocities that the matrix lacks, each varied alone while the layout fits the behavior.
  private func sweeps(_ layouts: [SearchedLayout], fits: (ScrollLayout) -> Bool) -> [AuditPart] {
    LayoutMatrix.plain(layouts.filter { $0.assumption == nil }.map(\.layout)).flatMap { base in
      var swept = LayoutMatrix.counts(base)
      if case .stack(let stack) = base.content, case .equal(_, .containerRelative) = stack.items,
        stack.padding == .zero
      {
        swept += LayoutMatrix.containers(base)
      }
      let few = swept.filter(fits).flatMap { layout in
        [starts(layout, most: 9), nil].map {
          AuditPart(searched: SearchedLayout(layout: layout), starts: $0, density: .few)
        }
      }
      var plain = [SearchedLayout(layout: base)]
      if subject.oneStepAxes.contains(base.axis) {
        plain.append(SearchedLayout(layout: base, assumption: FittingLayouts.oneStep, most: 1))
      }
      return few
        + plain.map { AuditPart(searched: $0, starts: starts(base, most: 12), density: .velocities) }
    }
  }

  /// Judges a part.
  func account(of part: AuditPart, _ questions: Questions) -> AuditAccount {
    var account = AuditAccount(
      searched: part.searched, isOfStops: part.starts == nil,
      tallies: Array(repeating: AuditAccount.Tally(), count: checks.count))
    if let starts = part.starts {
      judge(part, from: starts, questions, &account)
    } else {
      judgeStops(of: part, questions, &account)
    }
    account.settlements = questions.settlements
    account.isWhole = !questions.isCut
    return account
  }

  /// A check's judgement, with its place in the order of findings.
  private struct Judgement {
    let index: Int
    let judge: @Sendable (AuditScene, AuditTrial) -> AuditCheck.Verdict
  }

  private func judges(_ scope: AuditCheck.Scope) -> [Judgement] {
    checks.indices.filter { checks[$0].scope == scope }
      .map { Judgement(index: $0, judge: checks[$0].judge) }
  }

  private func scene(_ part: AuditPart, _ questions: Questions) -> AuditScene {
    AuditScene(part.searched.layout, subject.limited(to: part.searched.most), part.density, questions)
  }

  private func judge(
    _ part: AuditPart, from starts: [Double], _ questions: Questions, _ account: inout AuditAccount
  ) {
    let entries = GestureSpace(part.searched.layout, part.density).entries
    let failureCheck = checks.firstIndex { $0.scope == .failure }
    let (gestureJudges, pairJudges) = (judges(.gesture), judges(.pair))
    var isFromStop = false
    account.cases = questions.judge(starts.count * entries.count) {
      scene(part, questions)
    } _: { scene, number in
      let start = starts[number / entries.count]
      let entry = entries[number % entries.count]
      if number % entries.count == 0 { isFromStop = scene.isStop(start) }
      let settlement: Settlement
      do throws(AuditScene.NoSettlement) {
        settlement = try scene.settle(from: start, entry.gesture)
      } catch {
        if error == .notFinite { account.count(.fails, by: failureCheck, from: start, entry.gesture) }
        return
      }
      account.count(.passes, by: failureCheck, from: start, entry.gesture)
      let trial = AuditTrial(isFromStop: isFromStop, entry: entry, settlement: settlement)
      for check in gestureJudges {
        account.count(check.judge(scene, trial), by: check.index, from: start, entry.gesture)
      }
      guard number % pairStride == 0 else { return }
      for check in pairJudges {
        let verdict = check.judge(scene, trial)
        if questions.isLost { return }
        account.count(verdict, by: check.index, from: start, entry.gesture)
      }
    } lost: { _, loss in
      note(loss, askedBy: nil, &account)
    }
  }

  private func judgeStops(of part: AuditPart, _ questions: Questions, _ account: inout AuditAccount) {
    let layout = part.searched.layout
    let whole = (part.isFirstOfAxis ? judges(.axis) : []) + judges(.layout)
    let stopJudges = judges(.stop)
    let steps = stopJudges.isEmpty ? nil : subject.limited(to: part.searched.most).grid(on: layout).steps
    let stops = steps.map { Array(Reachability.windows($0).joined()) } ?? [0, layout.reach]
    let cases =
      whole.map { (0.0, $0) } + stops.flatMap { stop in stopJudges.map { (stop, $0) } }
    var asker: Int?
    account.cases = questions.judge(cases.count) {
      asker = nil
      return scene(part, questions)
    } _: { scene, number in
      let (start, check) = cases[number]
      guard let trial = try? scene.trial(from: start, Gesture()) else { return }
      asker = check.index
      let verdict = check.judge(scene, trial)
      if questions.isLost { return }
      account.count(verdict, by: check.index, from: start, Gesture())
    } lost: { _, loss in
      note(loss, askedBy: asker, &account)
    }
  }

  /// Accounts for a loss by the check that stands for it.
  private func note(_ loss: Loss, askedBy asker: Int?, _ account: inout AuditAccount) {
    let scope: AuditCheck.Scope = loss.outcome == .stalled ? .hang : .crash
    guard let check = checks.firstIndex(where: { $0.scope == scope }) else { return }
    let shown = loss.asked ?? ScrollCase(layout: account.searched.layout, start: 0, gesture: Gesture())
    account.tallies[check].add(
      AuditAccount.Tally(
        failures: 1, first: [shown], asker: loss.asked == nil ? asker : nil, loss: [loss]))
  }
}
