import ScrollBehavior

/// Makes a case on which two behaviors part smaller, as long as they part in the same way: a plainer layout, fewer items,
/// an earlier start, a rounder and shorter gesture.
struct DivergenceShrinking {
  let kind: Divergence.Kind
  let subject: DifferenceSubject

  /// Whether the layout may not change, since it was asked for.
  let keepsLayout: Bool
  let heartbeat: Heartbeat

  /// The same way of parting by the smallest case found, with what each makes of that.
  func smallest(_ found: Divergence) -> Divergence {
    // To ask a behavior again where it trapped would cost one thread more for each try.
    guard kind != .crash else { return found }
    let shown = found.counterexample
    var smallest = search(shown.layout, like: shown) ?? shown
    if !keepsLayout {
      smallest = SimplerLayouts.plainest(smallest) { search($0, like: $1) }
      smallest = SimplerLayouts.shortest(smallest) { search($0, like: $1) }
    }
    let pair = BehaviorPair(of: subject, on: smallest.layout, heartbeat: heartbeat)
    var divergence = found
    let answers = pair.parting(kind, from: smallest.start, smallest.gesture)
    (divergence.counterexample, divergence.old, divergence.new) = (
      smallest, answers?.old ?? "", answers?.new ?? ""
    )
    return divergence
  }

  /// The first case on a layout on which they part so, the simplest gestures first.
  private func search(_ layout: ScrollLayout, like other: AuditCase) -> AuditCase? {
    let pair = BehaviorPair(of: subject, on: layout, heartbeat: heartbeat)
    let starts = starts(layout, like: other)
    for gesture in gestures(layout, like: other) {
      for start in starts where pair.parts(kind, from: start, gesture) {
        // Afresh, as whoever repeats it asks: what a behavior remembers is not repeated.
        let fresh = BehaviorPair(of: subject, on: layout, heartbeat: heartbeat)
        if fresh.parts(kind, from: start, gesture) {
          return AuditCase(layout: layout, start: start, gesture: gesture)
        }
      }
    }
    return nil
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
      + (1...9).flatMap { digits in
        [.toNearestOrAwayFromZero, .awayFromZero, .towardZero].map {
          SimplerGestures.rounded(scaled, digits: digits, $0)
        }
      } + [scaled, same]
  }
}
