/// The gestures that a search tries from each start, by how densely they lie.
///
/// Drags are parts and multiples of a screenful, on both sides of the thresholds that real behaviors use (a third, a
/// half, a whole); velocities lie on both sides of the rest speed (10 pt/s) and of the thresholds seen in real behaviors,
/// 50 to 1800 pt/s. Every drag is tried with every velocity, those that contradict one another included.
enum GestureSpace: Equatable, Sendable {
  case sparse, normal, dense

  /// A few gestures, for many layouts that differ in one number.
  case few

  /// Velocities so many points per second apart, up to the fastest, for a few layouts.
  case velocities(every: Double)

  /// Drags half a hundredth of a screenful apart, slow and flung, for a few layouts.
  case drags

  /// Gestures at, below and above the numbers that a source states, for a few layouts.
  case stated(StatedNumbers)

  /// Gestures that end between two offsets so many points apart, as a header's.
  case band(Double)

  /// A fling that must not be ignored is at least so fast, in points per second: twice a brisk swipe (our choice).
  static let strong = 2000.0

  /// The fastest velocity of an audit, in points per second (our choice).
  static let fastest = 12_000.0

  /// The gestures on a layout, strong flings first.
  func gestures(on layout: ScrollLayout) -> [Gesture] {
    if case .stated(let numbers) = self { return numbers.gestures(layout, upTo: Self.fastest) }
    let screenful = layout.screenful
    func parts(_ parts: [Double]) -> [Double] { parts.map { $0 * screenful } }
    let thirds = [1, screenful / 3 - 1, screenful / 3 + 1].filter { $0 > 0 }
    let twelfths = (1...12).map { Double($0) / 12 + 0.007 }
    // Drags in points, velocities in points per second.
    let (lengths, speeds): ([Double], [Double]) =
      switch self {
      case .sparse: (parts([0.1, 0.4, 0.6, 1.1]), [9, 110, 500, 2400])
      case .few: (parts([0.1, 0.6]), [150, 2400])
      case .velocities(let step): (parts([0.1]), Array(stride(from: step, through: Self.fastest, by: step)))
      case .drags: ((1...200).map { Double($0) / 200 * screenful }, [150, 900])
      case .stated: ([], [])
      case .band(let way): ([10, 0.3 * way, 0.45 * way, 0.6 * way], [60, 100, 150, 220, 320, 450, 700])
      case .normal:
        (parts([0.1, 0.49, 0.51, 0.9, 1.1, 2.5]) + thirds, [1, 9, 60, 150, 400, 900, 2000, 4000])
      case .dense:
        (
          parts(twelfths + [0.1, 0.49, 0.51, 1.4, 1.6, 2.5, 4]) + thirds,
          [
            0.1, 1, 9, 11, 45, 55, 90, 110, 180, 220, 290, 310, 450, 550, 900, 1100, 1500, 2100, 3000, 5000,
            7000, 9000, 9800, 12000,
          ]
        )
      }
    func bothSigns(_ magnitudes: [Double]) -> [Double] { [0] + magnitudes.sorted().flatMap { [$0, -$0] } }
    let drags = bothSigns(lengths)
    let all = bothSigns(speeds).flatMap { velocity in
      drags.map { Gesture(forward: $0, at: velocity, on: layout) }
    }
    return all.filter(\.isStrongFling) + all.filter { !$0.isStrongFling }
  }

  /// The drag of a short swipe, in points (our choice).
  static let swipe = 40.0

  /// Gestures that are easy to read: swipes in points per second, then drags in points, of round numbers and both ways.
  static let plain =
    [100.0, 200, 300, 500, 800, 1200, 2000, 2500, 4000].flatMap {
      [Gesture(drag: -swipe, velocity: -$0), Gesture(drag: swipe, velocity: $0)]
    }
    + [10.0, 20, 50, 100, 150, 200, 300, 400, 600, 1000].flatMap { [Gesture(drag: -$0), Gesture(drag: $0)] }

  /// The starts of a search on a layout, in points: on so many stops at most, between them, and past both ends.
  static func starts(_ layout: ScrollLayout, on steps: ScrollStops, most: Int) -> [Double] {
    let (screenful, reach) = (layout.screenful, layout.reach)
    var starts = indices(of: steps.count, most: most).map { steps[$0] }
    // Caught between stops, near them and halfway, and further on.
    starts += [0.004, 0.3, 0.5, 0.77, 2.36, 3.71].map { $0 * screenful }.filter { $0 < reach }
    if reach > 0 { starts += [reach / 2 + 1, max(0, reach - 0.4 * screenful), reach] }
    // Caught while it bounces.
    starts += [-0.1 * screenful, reach + 0.1 * screenful]
    var seen: Set<Double> = []
    return starts.filter { seen.insert($0).inserted }
  }

  /// Starts in parts of a fixed size: what a part finds does not depend on who works on it.
  static func parts(of starts: [Double]) -> [[Double]] {
    stride(from: 0, to: starts.count, by: 8).map { Array(starts[$0..<min($0 + 8, starts.count)]) }
  }

  private static func indices(of count: Int, most: Int) -> [Int] {
    guard count > most else { return Array(0..<count) }
    // The cliffs are at the ends: two thirds of the starts lie there.
    let edge = max(1, most / 3)
    let between = max(1, most - 2 * edge)
    let middle = (1...between).map { edge + (count - 2 * edge) * $0 / (between + 1) }
    return Array(0..<edge) + middle + Array((count - edge)..<count)
  }
}

extension Gesture {
  /// A gesture that moves content so many points forward, at so many points per second; negative backward.
  init(forward distance: Double, at speed: Double = 0, on layout: ScrollLayout) {
    let sign: Double = layout.isReversed ? 1 : -1
    self.init(drag: sign * distance + 0, velocity: sign * speed + 0)
  }

  /// 1 where all of it moves forward, −1 backward, 0 where it does not move or its parts contradict one another; given the
  /// sign of a finger that moves content forward.
  func heading(forward: Double) -> Double {
    let sum = forward * (drag + velocity)
    return drag * velocity < 0 || sum == 0 ? 0 : sum > 0 ? 1 : -1
  }

  /// Whether it is faster than anybody could mean to be ignored, and its drag does not contradict it.
  var isStrongFling: Bool { abs(velocity) >= GestureSpace.strong && drag * velocity >= 0 }

  /// The reason why hardly any finger makes it, as words that follow *if*; `nil` of an ordinary gesture (our choice).
  func rarity(on layout: ScrollLayout) -> String? {
    if abs(drag) > layout.screenful { return "a finger drags further than what shows is long" }
    if abs(velocity) > 8000 { return "a finger flings faster than 8000 pt/s" }
    // No finger flings without having moved; one that slows down may turn back at last.
    if abs(velocity) >= 100, drag * velocity < 0 { return "a finger flings back as it lifts" }
    if abs(velocity) >= 100, abs(drag) < 10 { return "a fling begins without 10 pt of drag its way" }
    return nil
  }

  var reversed: Gesture { Gesture(drag: 0 - drag, velocity: 0 - velocity) }

  func rounded(digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Gesture {
    func rounded(_ number: Double) -> Double {
      let scale = pow(10, Double(digits) - 1 - log10(abs(number)).rounded(.down))
      // Zero has no first digit, and the smallest numbers none that can be scaled.
      guard scale.isFinite, scale > 0 else { return number }
      return (number * scale).rounded(rule) / scale
    }
    return Gesture(drag: rounded(drag), velocity: rounded(velocity))
  }
}
