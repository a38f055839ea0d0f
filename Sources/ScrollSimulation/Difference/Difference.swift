import ScrollBehavior
import Synchronization

/// A search for gestures on which two behaviors part: whether a rewrite changed nothing.
///
///     #expect(Difference(OldPaging(), NewPaging()).isEmpty)
///
/// It runs when it is made, over the layouts and gestures that an audit searches, those that fit what either of the two
/// was seen to do among them, and from every place where the old behavior comes to rest. It asks on both sides of the
/// thresholds of either, and of numbers that their sources state. Programs' scrolls, rotations, what is left of the
/// target's rectangle and an empty container are compared too. The behaviors are made afresh for each part of the search.
/// What is found is the same each time and for any number of threads.
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
  ///   - numbers: numbers that their sources state, to be asked exactly; those that the behaviors hold are known.
  public init(
    _ old: @autoclosure @escaping () -> some ScrollTargetBehavior,
    _ new: @autoclosure @escaping () -> some ScrollTargetBehavior,
    on layout: ScrollLayout? = nil,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal,
    tolerance: Double = ScrollStops.coincidence,
    numbers: [Double] = []
  ) {
    self.init(
      makers: (old, new), layouts: layout.map { [$0] }, physics: physics, environment: environment,
      effort: effort, tolerance: tolerance, numbers: numbers, threads: 1)
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
  ///   - numbers: numbers that their sources state, to be asked exactly; those that the behaviors hold are known.
  ///   - threads: how many threads search, at least 1.
  public init(
    _ old: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    _ new: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    on layout: ScrollLayout? = nil,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal,
    tolerance: Double = ScrollStops.coincidence,
    numbers: [Double] = [],
    threads: Int
  ) {
    self.init(
      makers: (old, new), layouts: layout.map { [$0] }, physics: physics, environment: environment,
      effort: effort, tolerance: tolerance, numbers: numbers, threads: threads)
  }

  /// Compares whatever two closures make, `nil` being free deceleration, on some layouts or on the matrix of many.
  ///
  /// The closures must be safe for as many threads as there are.
  package init(
    makers: (old: () -> (any ScrollTargetBehavior)?, new: () -> (any ScrollTargetBehavior)?),
    layouts: [ScrollLayout]?,
    physics: ScrollPhysics,
    environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort,
    tolerance: Double,
    numbers: [Double] = [],
    timeLimit: Duration = GuardedThread.timeLimit,
    threads: Int
  ) {
    let subject = DifferenceSubject(
      makers: [makers.old, makers.new], physics: physics, environment: environment, tolerance: tolerance,
      timeLimit: timeLimit)
    let look = subject.look()
    let threads = look.isShared ? 1 : max(1, threads)
    let units = DifferenceSpace(effort, numbers: numbers + look.numbers).units(layouts, of: subject)
    var losses = 0
    GuardedPool.run(
      units.count, threads: threads, stallLimit: timeLimit,
      work: { units[$0].run(subject, $1) },
      lost: { index, outcome, _ in
        losses += units[index].lose(subject, outcome)
        return units[index].losses < AuditSpace.lossesPerUnit
      },
      isOver: { losses >= AuditSpace.mostLosses })
    // Units are handed out in order, so what is kept does not depend on the number of threads.
    var weight = 0
    let done = units.prefix { unit in
      defer { weight += unit.weight }
      return weight < AuditSpace.mostLosses
    }
    gestures = done.reduce(0) { $0 + $1.gestures }
    self.layouts = Set(done.map(\.layout)).count
    isComplete = done.count == units.count && done.allSatisfy { $0.losses < AuditSpace.lossesPerUnit }
    divergences = Self.smallest(
      Self.divergences(done), of: subject, keepsLayout: layouts != nil, threads: threads)
    differing = divergences.reduce(0) { $0 + ($1.kind.isOfGesture ? $1.count : 0) }
  }

  /// The ways of parting that some parts of the search found, each by its first case.
  private static func divergences(_ units: ArraySlice<DifferenceUnit>) -> [Divergence] {
    let searched = units.map(\.layout)
    let areSeveralAxes = Set(searched.map(\.axis)).count > 1
    let isReversedOnly = searched.allSatisfy(\.isReversed)
    return Divergence.Kind.allCases.compactMap { kind in
      let found = units.filter { $0.found[kind] != nil }
      var divergences = found.compactMap { $0.found[kind] }[...]
      guard var divergence = divergences.popFirst() else { return nil }
      for other in divergences { divergence.add(other) }
      if areSeveralAxes, found.allSatisfy({ $0.layout.axis == found[0].layout.axis }) {
        divergence.confines.axis = found[0].layout.axis
      }
      divergence.confines.isRightToLeft = !isReversedOnly && found.allSatisfy(\.layout.isReversed)
      return divergence
    }
  }

  /// The same with their smallest cases.
  private static func smallest(
    _ found: [Divergence], of subject: DifferenceSubject, keepsLayout: Bool, threads: Int
  ) -> [Divergence] {
    let divergences = Mutex(found)
    GuardedPool.run(
      found.count, threads: threads, stallLimit: subject.timeLimit,
      work: { job, heartbeat in
        let shrinking = DivergenceShrinking(
          kind: found[job].kind, subject: subject, keepsLayout: keepsLayout, heartbeat: heartbeat)
        let smallest = shrinking.smallest(found[job])
        divergences.withLock { $0[job] = smallest }
      },
      // What traps while it is made smaller is shown as it was found.
      lost: { _, _, _ in false })
    return divergences.withLock { $0 }
  }
}
