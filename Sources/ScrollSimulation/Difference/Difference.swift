/// A search for gestures on which two behaviors part: whether a rewrite changed nothing.
///
///     #expect(Difference(OldPaging(), NewPaging()).isEmpty)
///
/// It runs when it is made, over the layouts and gestures that an audit searches, those that fit what either of the two
/// was seen to do among them, and from every place where the old behavior comes to rest. It asks on both sides of the
/// thresholds of either, and of numbers that their sources state. Programs' scrolls, rotations, what is left of the
/// target's rectangle and an empty container are compared too. The behaviors are made afresh for each part of the search.
/// The findings are the same each time and for any number of threads.
public struct Difference: Sendable {
  /// The ways in which they part, each with its smallest gesture; in the order of `Divergence.Kind`.
  public let divergences: [Divergence]

  /// How many gestures both were asked about.
  public let gestures: Int

  /// On how many of them they part.
  public let differing: Int

  /// How many layouts were searched.
  public let layouts: Int

  /// Whether the whole space was searched; otherwise a behavior trapped, or did not return, too often.
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
    _ new: @autoclosure @escaping () -> some ScrollTargetBehavior, on layout: ScrollLayout? = nil,
    physics: ScrollPhysics = ScrollPhysics(), environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort = .normal, tolerance: Double = ScrollStops.coincidence, numbers: [Double] = []
  ) {
    self.init(
      makers: (old, new), layouts: layout.map { [$0] }, physics: physics, environment: environment,
      effort: effort, tolerance: tolerance, numbers: numbers, threads: 1)
  }

  /// Compares two behaviors as `init(_:_:on:physics:environment:effort:tolerance:numbers:)`, on several threads, at
  /// least 1, which make and ask copies of them at once.
  public init(
    _ old: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    _ new: @autoclosure @escaping @Sendable () -> some (ScrollTargetBehavior & Sendable),
    on layout: ScrollLayout? = nil, physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues(), effort: AuditEffort = .normal,
    tolerance: Double = ScrollStops.coincidence, numbers: [Double] = [], threads: Int
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
    layouts: [ScrollLayout]?, physics: ScrollPhysics, environment: EnvironmentValues = EnvironmentValues(),
    effort: AuditEffort, tolerance: Double = ScrollStops.coincidence, numbers: [Double] = [],
    watch: SearchWatch? = nil, threads: Int
  ) {
    let subjects = [makers.old, makers.new].map {
      AskedBehavior(make: $0, physics: physics, environment: environment)
    }
    let looks = subjects.map { FirstLook($0, learns: layouts == nil, watch: watch) }
    let search = Search(threads: looks.contains(where: \.isShared) ? 1 : max(1, threads), watch: watch)
    let judge = DifferenceJudge(
      subjects[0], subjects[1], tolerance: tolerance, effort: effort,
      numbers: numbers + looks.flatMap(\.numbers))
    // Nothing states what the two are meant to do.
    let seen = looks.flatMap { $0.learned?.seen ?? [] }
    let fitting = seen.flatMap { $0.layouts(effort).map(\.layout) }
    let parts = judge.parts(layouts, fitting: fitting)
    let accounts = search.judge(parts) { judge.account(of: $0, $1) }
    gestures = accounts.reduce(0) { $0 + $1.gestures }
    self.layouts = Set(accounts.map(\.layout)).count
    isComplete = accounts.count == parts.count && accounts.allSatisfy(\.isWhole)
    let found = Self.divergences(accounts)
    let smallest = search.judge(found) { divergence, questions in
      // To ask a behavior again where it trapped would cost one process more for each try.
      guard divergence.kind != .crash else { return divergence }
      let smallest = judge.smallest(divergence, keepsLayout: layouts != nil, questions)
      return questions.isLost ? divergence : smallest
    }
    divergences = smallest + found.dropFirst(smallest.count)
    differing = divergences.reduce(0) { $0 + ($1.kind.isOfGesture ? $1.count : 0) }
  }

  /// The ways of parting that some parts of the search found, each by its first case.
  private static func divergences(_ accounts: [DifferenceAccount]) -> [Divergence] {
    let searched = accounts.map(\.layout)
    let areSeveralAxes = Set(searched.map(\.axis)).count > 1
    let isReversedOnly = searched.allSatisfy(\.isReversed)
    return Divergence.Kind.allCases.compactMap { kind in
      let found = accounts.filter { $0.found[kind] != nil }
      var divergences = found.compactMap { $0.found[kind] }[...]
      guard var divergence = divergences.popFirst() else { return nil }
      for other in divergences { divergence.add(other) }
      if areSeveralAxes, found.allSatisfy({ $0.layout.axis == found[0].layout.axis }) {
        divergence.axis = found[0].layout.axis
      }
      divergence.isRightToLeft = !isReversedOnly && found.allSatisfy(\.layout.isReversed)
      return divergence
    }
  }
}

extension DifferenceJudge {
  /// A way of parting by the smallest case found, with the answers to that.
  fileprivate func smallest(_ found: Divergence, keepsLayout: Bool, _ questions: Questions) -> Divergence {
    func search(_ layout: ScrollLayout, like other: ScrollCase) -> ScrollCase? {
      let pair = self.pair(on: layout, asking: questions)
      let starts = starts(found.kind, on: layout, like: other)
      for gesture in gestures(found.kind, on: layout, like: other) {
        for start in starts where pair.parts(found.kind, from: start, gesture) {
          // Afresh, as whoever repeats it asks: what a behavior remembers is not repeated.
          let fresh = self.pair(on: layout, asking: questions)
          if fresh.parts(found.kind, from: start, gesture) {
            return ScrollCase(layout: layout, start: start, gesture: gesture)
          }
        }
      }
      return nil
    }
    let shown = found.counterexample
    let plain = search(shown.layout, like: shown) ?? shown
    let smallest = keepsLayout ? plain : plain.shrunk(by: search)
    let pair = self.pair(on: smallest.layout, asking: questions)
    let answers = pair.parting(found.kind, from: smallest.start, smallest.gesture)
    var divergence = found
    divergence.counterexample = smallest
    (divergence.old, divergence.new) = (answers?.old ?? "", answers?.new ?? "")
    return divergence
  }

  /// The starts to try, the simplest first: stops, counted from either end, then what lies where the other start lay.
  private func starts(_ kind: Divergence.Kind, on layout: ScrollLayout, like other: ScrollCase) -> [Double] {
    let stops = layout.stops()
    let old = other.layout.stops()
    let index = old.nearest(to: other.start)
    let likely = [0, 1, 2, index, stops.count - old.count + index, stops.count - 1]
    let starts = likely.filter { $0 >= 0 && $0 < stops.count }.map { stops[$0] }
    guard kind.isOfGesture else { return starts }
    var seen: Set<Double> = []
    return (starts + other.starts(on: layout)).filter { seen.insert($0).inserted }
  }

  /// The gestures to try, the simplest first: flicks and drags of round numbers, then ones like the other.
  private func gestures(
    _ kind: Divergence.Kind, on layout: ScrollLayout, like other: ScrollCase
  ) -> [Gesture] {
    guard kind.isOfGesture else { return [Gesture()] }
    let (same, scaled) = other.gestures(on: layout)
    return [Gesture()] + GestureSpace.plain
      + (1...9).flatMap { digits in
        [.toNearestOrAwayFromZero, .awayFromZero, .towardZero].map { scaled.rounded(digits: digits, $0) }
      } + [scaled, same]
  }
}
