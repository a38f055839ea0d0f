import ScrollBehavior
import Synchronization

/// A part of a comparison that one thread works through.
///
/// It keeps account as it goes, so that a behavior that traps loses no more than the one case.
final class DifferenceUnit: @unchecked Sendable {
  // Written by one thread at a time: the one that works on it, or whoever has seen that one end.
  let layout: ScrollLayout
  let part: Part

  /// What is tried.
  enum Part {
    /// Every gesture of a space from some starts, in points, and from the first of them what lies closest to the old
    /// behavior's thresholds.
    case gestures([Double], GestureSpace.Density)

    /// Swipe after swipe from one end to the other and back, so that each begins where the old behavior rests.
    case rows

    /// What is no gesture.
    case questions
  }

  /// The account of one way of parting.
  struct Tally {
    var count = 0
    var first: AuditCase?
    var answers: (old: String, new: String)?
    var isAtEnds = true
    var leastSpeed = Double.infinity

    /// Adds another account, which comes later.
    mutating func add(_ other: Tally) {
      count += other.count
      if first == nil { (first, answers) = (other.first, other.answers) }
      isAtEnds = isAtEnds && other.isAtEnds
      leastSpeed = min(leastSpeed, other.leastSpeed)
    }
  }

  /// The accounts, by the ways of parting.
  private(set) var tallies: [Divergence.Kind: Tally] = [:]

  /// How many gestures were tried.
  private(set) var gestures = 0

  /// How many threads did not come back from it, and what that weighs.
  private(set) var losses = 0
  private(set) var weight = 0

  /// The ordinal of the case that is worked on, by which work can be taken up behind it.
  private let ordinal = Atomic<Int>(0)
  private var resumeAt = 0

  /// The case at which it stalled before: a machine that is busy with something else stalls anything once.
  private var stalledAt: Int?
  private var pair: BehaviorPair?

  init(_ layout: ScrollLayout, _ part: Part) {
    self.layout = layout
    self.part = part
  }

  /// Works through the unit, from the case after the one that was lost.
  func run(_ subject: DifferenceSubject, _ heartbeat: Heartbeat) {
    pair = nil
    let pair = BehaviorPair(of: subject, on: layout, heartbeat: heartbeat)
    self.pair = pair
    defer { self.pair = nil }
    var number = 0
    switch part {
    case .gestures(let starts, let density):
      tryGestures(on: pair, from: starts, density: density, number: &number)
    case .rows:
      tryRow(of: Gesture(velocity: layout.isReversed ? 1200 : -1200), on: pair, from: 0, number: &number)
      tryRow(
        of: Gesture(velocity: layout.isReversed ? -1200 : 1200), on: pair, from: layout.reach, number: &number
      )
    case .questions:
      ask(pair, tolerance: subject.tolerance, number: &number)
    }
    if case .questions = part { return }
    gestures = number
  }

  /// Accounts for a thread that did not come back; it parts the two if the other behavior comes back.
  ///
  /// A stall is believed when the same case has stalled twice.
  ///
  /// - Parameters:
  ///   - subject: what is compared.
  ///   - outcome: how the thread was lost.
  /// - Returns: how much the loss weighs.
  func lose(_ subject: DifferenceSubject, _ outcome: GuardedThread.Outcome) -> Int {
    let lost = ordinal.load(ordering: .relaxed)
    if outcome == .stalled, stalledAt != lost {
      // The thread may come back to it.
      if let pair { _ = Unmanaged.passRetained(pair) }
      (stalledAt, resumeAt) = (lost, lost)
      return 0
    }
    let weight = AuditSpace.weight(outcome)
    losses += 1
    self.weight += weight
    resumeAt = lost + 1
    account(for: subject, outcome)
    return weight
  }

  private func account(for subject: DifferenceSubject, _ outcome: GuardedThread.Outcome) {
    guard let pair else {
      // To make them is where it was lost.
      lose(AuditCase(layout: layout, start: 0, gesture: Gesture()), of: subject, isNew: false, by: outcome)
      return
    }
    // The thread that did not come back still holds it.
    _ = Unmanaged.passRetained(pair)
    lose(
      AuditCase(layout: layout, start: pair.lastStart, gesture: pair.lastGesture),
      of: subject, isNew: pair.isAskingNew, by: outcome)
  }

  private func lose(
    _ shown: AuditCase, of subject: DifferenceSubject, isNew: Bool, by outcome: GuardedThread.Outcome
  ) {
    // What comes first is asked first, so the old one has come back where the new one has not.
    let other =
      isNew ? nil : subject.loss(ofNew: true, on: shown.layout, from: shown.start, shown.gesture)
    guard other == nil else { return }
    let answers =
      isNew ? (old: "comes back", new: outcome.description) : (old: outcome.description, new: "comes back")
    tallies[.crash, default: Tally()].add(
      Tally(
        count: 1, first: shown, answers: answers, isAtEnds: false, leastSpeed: abs(shown.gesture.velocity)))
  }

  private func tryGestures(
    on pair: BehaviorPair, from starts: [Double], density: GestureSpace.Density, number: inout Int
  ) {
    let entries = GestureSpace(layout, density).entries
    for start in starts {
      for entry in entries { compare(pair, from: start, after: entry.gesture, number: &number) }
    }
    guard density != .sparse, let start = starts.first else { return }
    for gesture in thresholdGestures(pair, from: start, number: &number) {
      compare(pair, from: start, after: gesture, number: &number)
    }
  }

  /// The gestures closest to where the old behavior turns a page or an item, to both sides of it.
  private func thresholdGestures(_ pair: BehaviorPair, from start: Double, number: inout Int) -> [Gesture] {
    let place = number
    defer { number = place + 1 }
    guard place >= resumeAt else { return [] }
    ordinal.store(place, ordering: .relaxed)
    let before = pair.old.grids.place(start)
    let container = layout.container
    return [
      (MapAxis(-container...container, count: 65), { Gesture(drag: $0) }),
      (MapAxis(-3000...3000, count: 65), { (number: Double) in Gesture(velocity: number) }),
    ].flatMap { axis, gesture in
      let thresholds = try? Threshold.along(axis, watching: .item) { number in
        Outcome(try pair.settlementOfOld(from: start, gesture(number)), from: before)
      }
      return (thresholds ?? []).prefix(32).flatMap { [gesture($0.lower), gesture($0.upper)] }
    }
  }

  /// Of a row longer than this, only so much is tried.
  private static let mostSwipes = 64

  private func tryRow(
    of swipe: Gesture, on pair: BehaviorPair, from start: Double, number: inout Int
  ) {
    var start = start
    for _ in 0..<Self.mostSwipes {
      let back = Gesture(drag: 0, velocity: -swipe.velocity)
      let drags = [0.2, 0.4, 0.6, 1.2].flatMap { part in
        [Gesture(drag: part * layout.container), Gesture(drag: -part * layout.container)]
      }
      for gesture in [swipe, back, Gesture()] + drags {
        compare(pair, from: start, after: gesture, number: &number)
      }
      guard number > resumeAt, let next = pair.restOfOld(from: start, swipe), next != start else { return }
      start = next
    }
  }

  private func ask(_ pair: BehaviorPair, tolerance: Double, number: inout Int) {
    let stops = pair.old.grids.items
    let places = Set([0, 1, 2, stops.count / 2, stops.count - 2, stops.count - 1]).sorted()
    for index in places where index >= 0 && index < stops.count {
      defer { number += 1 }
      guard number >= resumeAt else { continue }
      ordinal.store(number, ordering: .relaxed)
      for (kind, old, new) in PairQuestions.partings(pair, at: stops[index], tolerance: tolerance) {
        part(BehaviorPair.Parting(kind: kind), from: stops[index], after: Gesture(), answers: (old, new))
      }
    }
    guard number >= resumeAt else { return }
    ordinal.store(number, ordering: .relaxed)
    if let answers = PairQuestions.partingInEmptyContainer(pair) {
      part(
        BehaviorPair.Parting(kind: .emptyContainer), from: 0, after: Gesture(),
        answers: (answers.old, answers.new))
    }
  }

  private func compare(
    _ pair: BehaviorPair, from start: Double, after gesture: Gesture, number: inout Int
  ) {
    defer { number += 1 }
    guard number >= resumeAt else { return }
    ordinal.store(number, ordering: .relaxed)
    guard let parting = pair.parting(from: start, gesture) else { return }
    part(parting, from: start, after: gesture, answers: nil)
  }

  private func part(
    _ parting: BehaviorPair.Parting, from start: Double, after gesture: Gesture,
    answers: (old: String, new: String)?
  ) {
    tallies[parting.kind, default: Tally()].add(
      Tally(
        count: 1, first: AuditCase(layout: layout, start: start, gesture: gesture), answers: answers,
        isAtEnds: parting.isAtEnd, leastSpeed: abs(gesture.velocity)))
  }
}

extension BehaviorPair {
  /// What the old behavior makes of a gesture.
  func settlementOfOld(from start: Double, _ gesture: Gesture) throws(SimulationError) -> Settlement {
    beat(start, gesture)
    return try old.settle(from: start, gesture)
  }
}
