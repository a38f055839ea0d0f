import ScrollBehavior

/// A search for gestures on which two behaviors part: whether a rewrite changed nothing.
///
///     #expect(Difference(OldPaging(), NewPaging()).isEmpty)
///
/// It runs when it is made, over the layouts and gestures that an audit searches, those that fit what either of the two
/// was seen to do among them, and from every place where the old
/// behavior comes to rest; and it asks both of them closely on both sides of the old one's thresholds. Programs' scrolls,
/// rotations, what is left of the target's rectangle and an empty container are compared too. The behaviors are made
/// afresh for each part of the search. What is found is the same each time and for any number of threads.
public struct Difference: Sendable {
  /// The ways in which they part, each with its smallest gesture; in the order of `Divergence.Kind`.
  public let divergences: [Divergence]

  /// How many gestures both were asked about.
  public let gestures: Int

  /// On how many of them they part.
  public let differing: Int

  /// How many layouts were searched.
  public let layouts: Int

  /// Whether the whole space was searched; otherwise it was given up after too many crashes.
  public let isComplete: Bool

  /// Whether the two are the same everywhere.
  public var isEmpty: Bool { divergences.isEmpty && isComplete }

  /// Compares two behaviors, on one thread besides the caller's.
  ///
  /// - Parameters:
  ///   - old: an expression that makes the one, evaluated anew for each part of the search.
  ///   - new: an expression that makes the other one.
  ///   - layout: the layout to search; `nil` for the audit's matrix of many.
  ///   - physics: how the scroll view decelerates.
  ///   - environment: values of the app's own that the behaviors read.
  ///   - effort: how much is searched.
  ///   - tolerance: offsets closer than this, in points, are the same; at least 0.
  public init(
    _ old: @autoclosure @escaping () -> some ScrollTargetBehavior,
    _ new: @autoclosure @escaping () -> some ScrollTargetBehavior,
    on layout: ScrollLayout? = nil,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal,
    tolerance: Double = ScrollStops.coincidence
  ) {
    self.init(
      DifferenceSubject(
        old: old, new: new, physics: physics, environment: environment, tolerance: tolerance,
        timeLimit: GuardedThread.timeLimit),
      layouts: layout.map { [$0] }, effort: effort, threads: 1, progress: { _ in })
  }

  /// Compares two behaviors on several threads, which ask copies of them at once.
  ///
  /// - Parameters:
  ///   - old: an expression that makes the one, evaluated anew for each part of the search, on any thread.
  ///   - new: an expression that makes the other one.
  ///   - layout: the layout to search; `nil` for the audit's matrix of many.
  ///   - physics: how the scroll view decelerates.
  ///   - environment: values of the app's own that the behaviors read.
  ///   - effort: how much is searched.
  ///   - tolerance: offsets closer than this, in points, are the same; at least 0.
  ///   - threads: how many threads search, at least 1.
  public init(
    _ old: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    _ new: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    on layout: ScrollLayout? = nil,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal,
    tolerance: Double = ScrollStops.coincidence,
    threads: Int
  ) {
    self.init(
      DifferenceSubject(
        old: old, new: new, physics: physics, environment: environment, tolerance: tolerance,
        timeLimit: GuardedThread.timeLimit),
      layouts: layout.map { [$0] }, effort: effort, threads: threads, progress: { _ in })
  }

  /// Compares whatever two closures make; `nil` is free deceleration.
  ///
  /// - Parameters:
  ///   - makers: what makes the old one and the new one, safe for as many threads as there are.
  ///   - layouts: the layouts to search; `nil` for the matrix.
  ///   - physics: how the scroll view decelerates.
  ///   - effort: how much is searched.
  ///   - tolerance: offsets closer than this, in points, are the same.
  ///   - timeLimit: how long a call of a behavior may take.
  ///   - threads: how many threads search, at least 1.
  ///   - progress: told from time to time which part of the search is done, 0 to 1.
  package init(
    makers: (old: () -> (any ScrollTargetBehavior)?, new: () -> (any ScrollTargetBehavior)?),
    layouts: [ScrollLayout]?,
    physics: ScrollPhysics,
    effort: AuditEffort,
    tolerance: Double,
    timeLimit: Duration,
    threads: Int,
    progress: (Double) -> Void = { _ in }
  ) {
    self.init(
      DifferenceSubject(
        old: makers.old, new: makers.new, physics: physics, environment: EnvironmentValues(),
        tolerance: tolerance, timeLimit: timeLimit),
      layouts: layouts, effort: effort, threads: threads, progress: progress)
  }

  private init(
    _ subject: DifferenceSubject, layouts: [ScrollLayout]?, effort: AuditEffort, threads: Int,
    progress: (Double) -> Void
  ) {
    let threads = threads > 1 && subject.isShared ? 1 : max(1, threads)
    let searched = layouts ?? Self.layouts(subject, effort)
    let units = Self.units(searched, isGiven: layouts != nil, effort)
    var losses = 0
    GuardedPool.run(
      units.count, threads: threads, stallLimit: subject.timeLimit,
      work: { units[$0].run(subject, $1) },
      lost: { index, outcome, _ in
        losses += units[index].lose(subject, outcome)
        return units[index].losses < AuditSpace.lossesPerUnit
      },
      isOver: { losses >= AuditSpace.mostLosses },
      progress: { progress(0.95 * Double($0) / Double(max(1, units.count))) })
    // Units are handed out in order, so what is kept does not depend on the number of threads.
    var (kept, weight) = (0, 0)
    while kept < units.count, weight < AuditSpace.mostLosses {
      weight += units[kept].weight
      kept += 1
    }
    let done = units.prefix(kept)
    gestures = done.reduce(0) { $0 + $1.gestures }
    self.layouts = Set(done.map(\.layout)).count
    isComplete = kept == units.count && done.allSatisfy { $0.losses < AuditSpace.lossesPerUnit }
    divergences = Self.divergences(done, subject, keepsLayout: layouts != nil, threads: threads)
    differing = divergences.reduce(0) { $0 + ($1.kind.isOfGesture ? $1.count : 0) }
  }

  /// The layouts that fit what either of them was seen to do, and all of the audit's: what has no grid is compared on
  /// every layout.
  private static func layouts(_ subject: DifferenceSubject, _ effort: AuditEffort) -> [ScrollLayout] {
    let matrix = AuditMatrix.layouts(effort, for: ScrollIntent(.free))
    var known = Set(matrix)
    return subject.fittingLayouts(effort).filter { known.insert($0).inserted } + matrix
  }

  /// What is searched, cut into parts of a fixed size: what a part finds does not depend on who works on it.
  private static func units(
    _ layouts: [ScrollLayout], isGiven: Bool, _ effort: AuditEffort
  ) -> [DifferenceUnit] {
    let isDense = isGiven ? layouts.count <= 8 : effort == .exhaustive
    let density: GestureSpace.Density = effort == .quick ? .sparse : isDense ? .dense : .normal
    let most = effort != .quick && isDense && isGiven ? 48 : 9
    return layouts.flatMap { layout in
      let starts = AuditStarts.starts(layout, AuditGrid(.unstated, on: layout), most: most)
      let parts = stride(from: 0, to: starts.count, by: 8).map {
        DifferenceUnit(layout, .gestures(Array(starts[$0..<min($0 + 8, starts.count)]), density))
      }
      return parts + [DifferenceUnit(layout, .rows), DifferenceUnit(layout, .questions)]
    }
  }

  /// The ways of parting with their smallest cases.
  private static func divergences(
    _ units: ArraySlice<DifferenceUnit>, _ subject: DifferenceSubject, keepsLayout: Bool, threads: Int
  ) -> [Divergence] {
    let found = Divergence.Kind.allCases.compactMap {
      kind -> (Divergence.Kind, DifferenceUnit.Tally, AuditCase)? in
      let tally = units.reduce(into: DifferenceUnit.Tally()) { sum, unit in
        if let tally = unit.tallies[kind] { sum.add(tally) }
      }
      return tally.first.map { (kind, tally, $0) }
    }
    let smallest = found.map { ShrunkDivergence($0.2, answers: $0.1.answers) }
    GuardedPool.run(
      found.count, threads: threads, stallLimit: subject.timeLimit,
      work: { job, heartbeat in
        smallest[job].shrink(
          by: DivergenceShrinking(
            kind: found[job].0, subject: subject, keepsLayout: keepsLayout, heartbeat: heartbeat))
      },
      // What traps while it is made smaller is shown as it was found.
      lost: { _, _, _ in false })
    return zip(found, smallest).map { found, smallest in
      Divergence(
        kind: found.0, count: found.1.count,
        confines: confines(of: found.0, talliedAs: found.1, among: units),
        counterexample: smallest.smallest, old: smallest.answers.old, new: smallest.answers.new)
    }
  }

  private static func confines(
    of kind: Divergence.Kind, talliedAs tally: DifferenceUnit.Tally, among units: ArraySlice<DifferenceUnit>
  ) -> Divergence.Confines {
    let searched = units.map(\.layout)
    let found = units.filter { $0.tallies[kind] != nil }.map(\.layout)
    var confines = Divergence.Confines()
    confines.isAtEnds = kind.isOfGesture && tally.isAtEnds
    confines.leastSpeed = kind.isOfGesture && tally.leastSpeed.isFinite ? tally.leastSpeed : 0
    if Set(searched.map(\.axis)).count > 1, Set(found.map(\.axis)).count == 1 {
      confines.axis = found.first?.axis
    }
    confines.isRightToLeft = found.allSatisfy(\.isReversed) && !searched.allSatisfy(\.isReversed)
    return confines
  }
}
