import ScrollBehavior

/// Makes a case on which two behaviors part smaller, as long as they part in the same way: a plainer layout, fewer items,
/// an earlier start, a rounder and shorter gesture.
struct DivergenceShrinking {
  let kind: Divergence.Kind
  let subject: DifferenceSubject

  /// Whether the layout may not change, since it was asked for.
  let keepsLayout: Bool
  let heartbeat: Heartbeat

  /// The smallest case found.
  func smallest(_ found: AuditCase) -> AuditCase {
    let smallest = search(found.layout, like: found) ?? found
    if keepsLayout { return smallest }
    let plainest = SimplerLayouts.plainest(smallest) { search($0, like: $1) }
    return SimplerLayouts.shortest(plainest) { search($0, like: $1) }
  }

  /// The first case on a layout on which they part so, the simplest gestures first.
  private func search(_ layout: ScrollLayout, like other: AuditCase) -> AuditCase? {
    let pair = BehaviorPair(of: subject, on: layout, heartbeat: heartbeat)
    let starts = starts(layout, like: other)
    for gesture in gestures(layout, like: other) {
      for start in starts where parts(pair, from: start, after: gesture) {
        // Afresh, as whoever repeats it asks: what a behavior remembers is not repeated.
        let fresh = BehaviorPair(of: subject, on: layout, heartbeat: heartbeat)
        if parts(fresh, from: start, after: gesture) {
          return AuditCase(layout: layout, start: start, gesture: gesture)
        }
      }
    }
    return nil
  }

  private func parts(_ pair: BehaviorPair, from start: Double, after gesture: Gesture) -> Bool {
    guard !kind.isOfGesture else { return pair.parting(from: start, gesture)?.kind == kind }
    if kind == .emptyContainer { return PairQuestions.partingInEmptyContainer(pair) != nil }
    return PairQuestions.partings(pair, at: start, tolerance: subject.tolerance).contains { $0.kind == kind }
  }

  /// The starts to try, the simplest first: stops, counted from either end, then what lies where the other start lay.
  private func starts(_ layout: ScrollLayout, like other: AuditCase) -> [Double] {
    let stops = layout.stops()
    let old = other.layout.stops()
    let index = old.nearest(to: other.start)
    let likely = [0, 1, 2, index, stops.count - old.count + index, stops.count - 1]
    var starts = likely.filter { $0 >= 0 && $0 < stops.count }.map { stops[$0] }
    guard kind.isOfGesture else { return starts }
    let scaled = other.start / other.layout.container * layout.container
    starts += [scaled.rounded(), scaled, other.start, layout.reach]
    var seen: Set<Double> = []
    return starts.filter {
      $0 > -layout.bounds && $0 < layout.reach + layout.bounds && seen.insert($0).inserted
    }
  }

  /// The gestures to try, the simplest first: flicks and drags of round numbers, then ones like the other.
  private func gestures(_ layout: ScrollLayout, like other: AuditCase) -> [Gesture] {
    guard kind.isOfGesture else { return [Gesture()] }
    let (same, scaled) = other.gestures(on: layout)
    return [Gesture()] + SimplerGestures.plain
      + (1...6).map { SimplerGestures.rounded(scaled, digits: $0) } + [scaled, same]
  }
}

/// A case while it is made smaller.
final class ShrunkDivergence: @unchecked Sendable {
  // One thread writes it, and it is read when that has ended.
  private(set) var smallest: AuditCase
  private(set) var answers: (old: String, new: String)

  init(_ found: AuditCase, answers: (old: String, new: String)?) {
    smallest = found
    self.answers = answers ?? ("", "")
  }

  func shrink(by shrinking: DivergenceShrinking) {
    // To ask a behavior again where it trapped would cost one thread more for each try.
    guard shrinking.kind != .crash else { return }
    let smallest = shrinking.smallest(smallest)
    let pair = BehaviorPair(of: shrinking.subject, on: smallest.layout, heartbeat: shrinking.heartbeat)
    switch shrinking.kind {
    case .emptyContainer:
      if let found = PairQuestions.partingInEmptyContainer(pair) { answers = (found.old, found.new) }
    case .rectangle, .program, .rotation:
      let partings = PairQuestions.partings(pair, at: smallest.start, tolerance: shrinking.subject.tolerance)
      if let found = partings.first(where: { $0.kind == shrinking.kind }) { answers = (found.old, found.new) }
    case .crash, .nonFinite, .page, .alignment, .target:
      answers = pair.answers(from: smallest.start, smallest.gesture)
    }
    self.smallest = smallest
  }
}
