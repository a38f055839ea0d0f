struct AuditAccount {
  let searched: SearchedLayout
  let isOfStops: Bool
  var tallies: [Tally]

  /// The number of cases: gestures, or judgements of stops and layouts.
  var cases = 0
  var settlements = 0
  var isWhole = true

  struct Tally {
    var cases = 0
    var failures = 0

    /// The first ordinary case that failed, or else the first one.
    var first: FailedCase?

    mutating func add(_ other: Tally) {
      cases += other.cases
      failures += other.failures
      if let found = other.first, first == nil || first?.rarity != nil && found.rarity == nil {
        first = found
      }
    }
  }

  /// Counts a verdict, with the first case that fails; its rarity where a scene is there to tell.
  mutating func count(
    _ verdict: AuditCheck.Verdict, by check: Int, from start: Double, _ gesture: Gesture,
    in scene: AuditScene?
  ) {
    guard verdict.isJudged else { return }
    tallies[check].cases += 1
    guard verdict.isFailure else { return }
    tallies[check].failures += 1
    let first = tallies[check].first
    guard first == nil || first?.rarity != nil else { return }
    let unseen = verdict.isUnseen ? "less than \(Settlement.leastSeen.inSentence) pt are seen" : nil
    let rarity = unseen ?? scene?.rarity(from: start, gesture)
    guard first == nil || rarity == nil else { return }
    let shown = ScrollCase(layout: searched.layout, start: start, gesture: gesture)
    tallies[check].first = FailedCase(shown, rarity: rarity)
  }
}

/// A case that broke a rule, in memory of its own: a layout is long, and most checks find nothing.
final class FailedCase: Sendable {
  let shown: ScrollCase

  /// The reason why it is hardly ever met, as words that follow *if*; `nil` of an ordinary one.
  let rarity: String?

  /// The loss of the behavior, and the check that asked it something else than a gesture then.
  let loss: Loss?
  let asker: Int?

  init(_ shown: ScrollCase, rarity: String? = nil, loss: Loss? = nil, asker: Int? = nil) {
    (self.shown, self.rarity, self.loss, self.asker) = (shown, rarity, loss, asker)
  }
}

/// The checks of an audit as judge of its parts.
struct AuditJudge: Sendable {
  /// Gestures from some starts, in points, on a layout; without starts its stops, and whether it is the first of its axis.
  typealias Part = (searched: SearchedLayout, starts: [Double]?, density: GestureSpace, isFirstOfAxis: Bool)

  let subject: AuditSubject
  let checks: [AuditCheck]
  let density: GestureSpace

  /// One in so many gestures is judged by the checks that need further settlements.
  private let pairStride: Int
  private let isGiven: Bool
  private let effort: AuditEffort

  /// The numbers that the behavior's source states, and those that it holds.
  private let stated: StatedNumbers

  init(
    _ checks: [AuditCheck], of subject: AuditSubject, givenLayouts: Int?, effort: AuditEffort,
    numbers: [Double] = []
  ) {
    (self.checks, self.subject, self.effort) = (checks, subject, effort)
    stated = StatedNumbers(numbers)
    isGiven = givenLayouts != nil
    let isDense = givenLayouts.map { $0 <= 8 } ?? (effort == .exhaustive)
    density = effort == .quick ? .sparse : isDense ? .dense : .normal
    pairStride = effort == .normal && !isDense ? 7 : 1
  }

  /// The parts of a search of some layouts; a layout's stops come last.
  func parts(_ layouts: [SearchedLayout], fits: (ScrollLayout) -> Bool = { _ in true }) -> [Part] {
    // What an axis is judged by should scroll.
    let firsts = Axis.allCases.compactMap { axis in
      layouts.firstIndex { $0.layout.axis == axis && $0.layout.reach > 0 && $0.assumption == nil }
        ?? layouts.firstIndex { $0.layout.axis == axis && $0.layout.reach > 0 }
        ?? layouts.firstIndex { $0.layout.axis == axis }
    }
    let main = layouts.enumerated().flatMap { index, searched -> [Part] in
      let layout = searched.layout
      let starts = starts(layout, most: isGiven && density == .dense ? 48 : 9)
      return GestureSpace.parts(of: starts).map { (searched, $0, density, false) }
        + [(searched, nil, density, firsts.contains(index))]
    }
    let exactly = stated.numbers.isEmpty ? [] : closely(layouts, .stated(stated))
    // What comes last tells how many layouts were searched.
    return main.dropLast() + layouts.compactMap(inBand) + exactly + oneStep(layouts) + main.suffix(1)
      + (isGiven || effort == .quick ? [] : sweeps(layouts, fits: fits))
  }

  /// Gestures on the first layout that scrolls, each of which is to go one step where the behavior's name or comment says so.
  private func oneStep(_ layouts: [SearchedLayout]) -> [Part] {
    let moving = layouts.filter { $0.layout.reach > 0 }
    guard let reason = subject.oneStepReason,
      var searched = moving.first(where: { $0.assumption == nil }) ?? moving.last
    else { return [] }
    (searched.assumption, searched.most) = (reason, 1)
    return [(searched, starts(searched.layout, most: 12), .velocities(every: 250), false)]
  }

  /// Gestures between the offsets of a band, which may be much shorter than the container.
  private func inBand(_ searched: SearchedLayout) -> Part? {
    let offsets = subject.grid(on: searched.layout).inBand
    guard let last = offsets.last, let way = zip(offsets, offsets.dropFirst()).map({ $1 - $0 }).max() else {
      return nil
    }
    return (searched, Set([0, last + way / 2] + offsets).sorted(), .band(way), false)
  }

  /// Gestures close together, or by the numbers of the source, on a few layouts: from the first stop, one between, the
  /// last one, and off every stop.
  func closely(_ layouts: [SearchedLayout], _ density: GestureSpace) -> [Part] {
    let plain = isGiven ? [] : layouts.filter { $0.assumption == nil }.map(\.layout).plain
    let bases = plain.isEmpty ? Array(layouts.prefix(4)) : plain.map { SearchedLayout(layout: $0) }
    return bases.map { base in
      let stops = subject.stops(on: base.layout)
      let offsets = [0, stops.count / 2, stops.count - 1].map { stops[$0] } + [0.3 * base.layout.screenful]
      let starts = Set(offsets.filter { $0 <= base.layout.reach }).sorted()
      return (base, starts, density, false)
    }
  }

  private func starts(_ layout: ScrollLayout, most: Int) -> [Double] {
    let starts = GestureSpace.starts(layout, on: subject.stops(on: layout), most: most)
      .filter { !layout.isBesideEnd($0) }
    guard let end = subject.grid(on: layout).middlePulledBack else { return starts }
    // Of the flings that most densities have, one ends where content is pulled to the last of a few offsets.
    let physics = subject.subject.physics
    let start = end + 0.1 * layout.screenful + physics.projection.run(velocity: 0.9, rate: physics.rate)
    return start <= layout.reach ? starts + [start.rounded()] : starts
  }

  /// Counts, containers and velocities that the matrix lacks, each varied alone while the layout fits the behavior.
  private func sweeps(_ layouts: [SearchedLayout], fits: (ScrollLayout) -> Bool) -> [Part] {
    layouts.filter { $0.assumption == nil }.map(\.layout).plain.flatMap { base in
      var swept = base.withEachCount
      if let stack = base.stack, case .equal(_, .containerRelative) = stack.items, stack.padding == .zero {
        swept += base.withEachContainer
      }
      let few: [Part] = swept.filter(fits).flatMap { layout in
        [starts(layout, most: 9), nil].map { (.chosen(layout), $0, .few, false) }
      }
      var plain = [SearchedLayout(layout: base)]
      if subject.oneStepAxes.contains(base.axis) {
        plain.append(SearchedLayout(layout: base, assumption: SearchedLayout.oneStep, most: 1))
      }
      return few + plain.map { ($0, starts(base, most: 12), .velocities(every: 250), false) }
    }
  }

  func account(of part: Part, _ questions: Questions) -> AuditAccount {
    var account = AuditAccount(
      searched: part.searched, isOfStops: part.starts == nil,
      tallies: Array(repeating: AuditAccount.Tally(), count: checks.count))
    let layout = part.searched.layout
    let gestures = part.density.gestures(on: layout)
    let subject = subject.limited(to: part.searched.most)
    let scene = { AuditScene(layout, subject, questions) }
    if let starts = part.starts {
      judge(gestures, from: starts, in: scene, questions, &account)
    } else {
      let whole = (part.isFirstOfAxis ? indices(.axis) : []) + indices(.layout)
      let grid = subject.grid(on: layout)
      let stops =
        (grid.steps.map { Array(Reachability.windows($0).joined()) }
        ?? Set([0, layout.reach] + grid.inBand).sorted()).filter { !layout.isBesideEnd($0) }
      let ofStops = indices(.stop)
      // The untouched start may be none of them.
      let isStartBeside = stops.first.map { $0 > Settlement.tolerance } ?? false
      let ofStart = ofStops.filter { isStartBeside && checks[$0].id == AuditCheck.movesAtRest.id }
      judge(
        (whole + ofStart).map { (0, $0) } + stops.flatMap { stop in ofStops.map { (stop, $0) } }, in: scene,
        questions, &account)
    }
    account.settlements = questions.settlements
    account.isWhole = !questions.isCut
    return account
  }

  private func indices(_ scope: AuditCheck.Scope) -> [Int] {
    checks.indices.filter { checks[$0].scope == scope }
  }

  private func judge(
    _ gestures: [Gesture], from starts: [Double], in make: () -> AuditScene,
    _ questions: Questions, _ account: inout AuditAccount
  ) {
    let pairs = indices(.pair)
    var scene = make()
    var isFromStop = false
    var trials: [AuditTrial] = []
    trials.reserveCapacity(starts.count * gestures.count)
    var failures: [(start: Double, gesture: Gesture)] = []
    account.cases = questions.judge(starts.count * gestures.count) { number in
      let start = starts[number / gestures.count]
      let gesture = gestures[number % gestures.count]
      if number % gestures.count == 0 { isFromStop = scene.isStop(start) }
      let trial: AuditTrial
      do throws(AuditScene.NoSettlement) {
        trial = try scene.trial(from: start, gesture, isFromStop: isFromStop)
      } catch {
        if error == .notFinite { failures.append((start, gesture)) }
        return
      }
      trials.append(trial)
      guard number % pairStride == 0 else { return }
      for check in pairs {
        let verdict = checks[check].judge(scene, trial)
        if questions.isLost { return }
        account.count(verdict, by: check, from: start, gesture, in: scene)
      }
    } lost: { loss in
      note(loss, askedBy: nil, &account)
      scene = make()
    }
    for check in indices(.gesture) {
      let judge = checks[check].judge
      for trial in trials {
        account.count(judge(scene, trial), by: check, from: trial.start, trial.gesture, in: scene)
      }
    }
    for check in indices(.failure) {
      account.tallies[check].cases = trials.count
      for (start, gesture) in failures {
        account.count(.fails { "" }, by: check, from: start, gesture, in: scene)
      }
    }
  }

  private func judge(
    _ cases: [(stop: Double, check: Int)], in make: () -> AuditScene, _ questions: Questions,
    _ account: inout AuditAccount
  ) {
    guard !cases.isEmpty else { return }
    var scene = make()
    var asker: Int?
    account.cases = questions.judge(cases.count) { number in
      let (stop, check) = cases[number]
      guard let trial = try? scene.trial(from: stop, Gesture()) else { return }
      asker = check
      let verdict = checks[check].judge(scene, trial)
      if questions.isLost { return }
      account.count(verdict, by: check, from: stop, Gesture(), in: checks[check].isOfEveryRest ? nil : scene)
    } lost: { loss in
      note(loss, askedBy: asker, &account)
      asker = nil
      scene = make()
    }
  }

  private func note(_ loss: Loss, askedBy asker: Int?, _ account: inout AuditAccount) {
    let scope: AuditCheck.Scope = loss.isHang ? .hang : .crash
    guard let check = checks.firstIndex(where: { $0.scope == scope }) else { return }
    let shown = loss.asked ?? ScrollCase(layout: account.searched.layout, start: 0, gesture: Gesture())
    let found = FailedCase(shown, loss: loss, asker: loss.asked == nil ? asker : nil)
    account.tallies[check].add(AuditAccount.Tally(failures: 1, first: found))
  }
}
