import ScrollBehavior
import Synchronization

/// A part of a comparison that one thread works through.
///
/// It keeps account as it goes, so that a behavior that traps loses no more than the one case.
final class DifferenceUnit: @unchecked Sendable {
  // Written by one thread at a time: the one that works on it, or whoever has seen that one end.
  let layout: ScrollLayout
  private let part: Part

  /// Gestures from some starts; velocities and drags close together; swipe after swipe; what is no gesture.
  enum Part {
    case gestures([Double], () -> [Gesture])
    case lines(from: Double)
    case rows, questions
  }

  /// The ways of parting that were found, each by its first case.
  private(set) var found: [Divergence.Kind: Divergence] = [:]

  /// How many gestures were tried, how many threads did not come back, and what that weighs.
  private(set) var gestures = 0
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
    switch part {
    case .gestures(let starts, let gestures):
      let gestures = gestures()
      search(starts.lazy.flatMap { start in gestures.lazy.map { (start, $0) } }) {
        _ = compare(pair, from: $0.0, $0.1)
      }
    case .lines(let start):
      search(DifferenceSpace.lines(on: layout)) { look(along: $0.0, $0.1, on: pair, from: start) }
    case .rows:
      let forward: Double = layout.isReversed ? 1200 : -1200
      search([(0, forward), (layout.reach, -forward)]) { tryRow(on: pair, from: $0.0, velocity: $0.1) }
    case .questions:
      let last = pair.old.grids.items.count - 1
      let stops = Set([0, 1, 2, (last + 1) / 2, last - 1, last]).filter { $0 >= 0 && $0 <= last }.sorted()
      search(stops + [nil]) { ask(pair, at: $0) }
    }
  }

  /// Judges cases one after the other, from the one at which work is taken up.
  private func search<Cases: Sequence>(_ cases: Cases, _ judge: (Cases.Element) -> Void) {
    for (number, element) in cases.enumerated() where number >= resumeAt {
      ordinal.store(number, ordering: .relaxed)
      judge(element)
    }
  }

  /// Accounts for a thread that did not come back, and weighs that; it parts the two if the other behavior comes back.
  ///
  /// A stall is believed when the same case has stalled twice.
  func lose(_ subject: DifferenceSubject, _ outcome: GuardedThread.Outcome) -> Int {
    let lost = ordinal.load(ordering: .relaxed)
    // The thread still holds it, and may come back to it.
    if let pair { _ = Unmanaged.passRetained(pair) }
    if outcome == .stalled, stalledAt != lost {
      (stalledAt, resumeAt) = (lost, lost)
      return 0
    }
    let weight = AuditSpace.weight(outcome)
    losses += 1
    self.weight += weight
    resumeAt = lost + 1
    gestures += 1
    // Without a pair, to make them is where it was lost.
    let shown = AuditCase(
      layout: layout, start: pair?.lastStart ?? 0, gesture: pair?.lastGesture ?? Gesture())
    let isNew = pair?.isAskingNew ?? false
    // What comes first is asked first, so the old one has come back where the new one has not.
    guard isNew || subject.loss(ofNew: true, in: shown) == nil else { return weight }
    note(
      .crash, in: shown,
      answers: isNew ? ("comes back", outcome.description) : (outcome.description, "comes back"))
    return weight
  }

  /// Judges gestures along a quantity, and both sides of each jump.
  ///
  /// Where both answer alike at two neighbours, one jump stands for both: they part beside it if the other's is elsewhere.
  private func look(
    along numbers: [Double], _ gesture: (Double) -> Gesture, on pair: BehaviorPair, from start: Double
  ) {
    let rests = numbers.map { compare(pair, from: start, gesture($0)).rests }
    let outward = numbers.indices.dropFirst().sorted { abs(numbers[$0]) < abs(numbers[$1]) }
    for isNew in [false, true] {
      let offsets = rests.map { isNew ? $0.new : $0.old }
      var jumps = 0
      for index in outward where jumps < Self.mostJumps {
        if isNew, rests[index - 1].old == offsets[index - 1], rests[index].old == offsets[index] {
          continue
        }
        // What changes little by little has just changed as much.
        let last = index > 1 ? abs(offsets[index - 1] - offsets[index - 2]) : 0
        guard abs(offsets[index] - offsets[index - 1]) > 2 * last + pair.tolerance,
          let jump = Bisection.jump(
            from: (numbers[index - 1], offsets[index - 1]), to: (numbers[index], offsets[index]),
            { pair.rest(ofNew: isNew, from: start, gesture($0)).offset })
        else { continue }
        jumps += 1
        for number in [jump.lower, jump.upper] { compare(pair, from: start, gesture(number)) }
      }
    }
  }

  /// How many jumps along a line, nearest to no movement, and how many swipes of a row are looked at.
  private static let mostJumps = 12
  private static let mostSwipes = 64

  private func tryRow(on pair: BehaviorPair, from start: Double, velocity: Double) {
    let drags = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 1.2, -1.2].map { Gesture(drag: $0 * layout.container) }
    let gestures = [Gesture(velocity: -velocity)] + drags
    var start = start
    for _ in 0..<Self.mostSwipes {
      for gesture in gestures { compare(pair, from: start, gesture) }
      let next = compare(pair, from: start, Gesture(velocity: velocity)).rests.old
      guard next != start, next.isFinite else { return }
      start = next
    }
  }

  /// Asks what is no gesture at a stop, or of an empty container.
  private func ask(_ pair: BehaviorPair, at stop: Int?) {
    let rest = stop.map { pair.old.grids.items[$0] }
    let partings = rest.map(pair.partings) ?? pair.partingInEmptyContainer().map { [$0] } ?? []
    for parting in partings {
      note(parting.kind, in: AuditCase(layout: layout, start: rest ?? 0, gesture: Gesture()))
    }
  }

  @discardableResult
  private func compare(
    _ pair: BehaviorPair, from start: Double, _ gesture: Gesture
  ) -> BehaviorPair.Answer {
    let answer = pair.judge(from: start, gesture)
    gestures += 1
    if let kind = answer.kind {
      let shown = AuditCase(layout: layout, start: start, gesture: gesture)
      note(kind, in: shown, isAtEnd: answer.isAtEnd)
    }
    return answer
  }

  private func note(
    _ kind: Divergence.Kind, in shown: AuditCase, isAtEnd: Bool = false,
    answers: (old: String, new: String) = ("", "")
  ) {
    let confines = Divergence.Confines(isAtEnds: isAtEnd, leastSpeed: abs(shown.gesture.velocity))
    let one = Divergence(
      kind: kind, confines: confines, counterexample: shown, old: answers.old, new: answers.new)
    if found[kind]?.add(one) == nil { found[kind] = one }
  }
}
