/// The rests of a behavior in one direction: going forward from the start, or backward from the end.
///
/// It follows every gesture of the space from every rest found so far, with drags that let go exactly on, before and
/// beyond the neighbouring stops besides. Beyond 128 stops only the first and the last 64 are followed.
package struct Reachability: Sendable {
  /// The offsets that gestures rest on, in ascending order, in points.
  package let rests: [Double]

  /// Whether the rests are too many to be stops, so that only some of those beside the stops were followed.
  package let isContinuous: Bool

  /// The number of stops followed at each end, where there are more than twice as many.
  static let window = 64

  /// Follows gestures on a layout from rest to rest, 1 forward or −1 backward.
  ///
  /// The closure tells the rest after each; `nil` where that is no finite number.
  init(
    heading: Double, on layout: ScrollLayout, _ grid: AuditGrid, after gestures: [Gesture],
    rest: (Double, Gesture) -> Double?
  ) {
    var rests: [Double] = []
    var isContinuous = grid.isFree
    if let steps = grid.steps {
      for window in Self.windows(steps) {
        let found = Self.rests(in: window, of: steps, heading: heading, on: layout, after: gestures, rest)
        isContinuous = isContinuous || found.isContinuous
        rests += found.rests
      }
    }
    (self.rests, self.isContinuous) = (rests.sorted(), isContinuous)
  }

  /// Whether some rest is within half a point of an offset.
  package func includes(_ offset: Double) -> Bool {
    let index = rests.indices.partitioningIndex { rests[$0] >= offset - Settlement.tolerance }
    return index < rests.count && rests[index] <= offset + Settlement.tolerance
  }

  /// The first few offsets as a sentence shows them.
  var inSentence: String {
    let most = 8
    let shown = rests.prefix(most).map(\.inSentence).joined(separator: " ")
    return rests.count > most ? "\(shown) … (\(rests.count) rests)" : shown
  }

  /// The stops at both ends, or all of them, those that coincide counted once.
  static func windows(_ steps: ScrollStops) -> [[Double]] {
    let count = steps.count
    let ranges = count <= 2 * window ? [0..<count] : [0..<window, (count - window)..<count]
    return ranges.map { $0.map { steps[$0] }.apart(by: ScrollStops.coincidence) }
  }

  /// The rests in one direction, 1 forward or −1 backward, among neighbouring stops.
  private static func rests(
    in window: [Double], of steps: ScrollStops, heading: Double, on layout: ScrollLayout,
    after gestures: [Gesture], _ rest: (Double, Gesture) -> Double?
  ) -> (rests: [Double], isContinuous: Bool) {
    guard let first = window.first, let last = window.last else { return ([], false) }
    let start = heading > 0 ? first : last
    /// Rests closer than a thousandth of a point are one.
    func key(_ offset: Double) -> Int { Int((offset * 1000).rounded()) }
    /// Drags that let go at, before and beyond the next stop, and a short one with a flick.
    func neighbours(of rest: Double) -> [Gesture] {
      guard let index = heading > 0 ? steps.next(after: rest) : steps.previous(before: rest) else {
        return []
      }
      let distance = steps[index] - rest
      return [0.45, 0.75, 1, 1.25].map { Gesture(forward: $0 * distance, on: layout) }
        + [Gesture(forward: heading * max(10, 0.1 * abs(distance)), at: heading * 300, on: layout)]
    }
    let range = first - Settlement.tolerance...last + Settlement.tolerance
    var rests = [start]
    var known: Set<Int> = [key(start)]
    var restedOn: Set<Int> = [steps.nearest(to: start)]
    var strays = 0
    // So many rests beside the stops are no stops any more; those on stops are followed all the same.
    let limit = window.count + 16
    var next = 0
    while next < rests.count {
      let from = rests[next]
      next += 1
      for gesture in gestures + neighbours(of: from) {
        guard let offset = rest(from, gesture), range.contains(offset), known.insert(key(offset)).inserted
        else { continue }
        let (index, stop) = steps.nearestStop(to: offset)
        if !stop.isAt(offset) || !restedOn.insert(index).inserted {
          strays += 1
          guard strays <= limit else { continue }
        }
        rests.append(offset)
      }
    }
    return (rests, strays > limit)
  }
}
