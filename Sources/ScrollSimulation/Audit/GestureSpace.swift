import ScrollBehavior

/// The gestures that an audit tries from each start.
///
/// Drags are parts and multiples of the container, on both sides of the thresholds that real behaviors use (a third, a
/// half, a whole); velocities lie on both sides of the rest speed (10 pt/s) and of the thresholds seen in real behaviors,
/// 50 to 1800 pt/s. Every drag is tried with every velocity, those that contradict one another included.
struct GestureSpace {
  /// A gesture with the facts that checks need.
  struct Entry {
    let gesture: Gesture

    /// 1 where all of it moves forward, −1 backward, 0 where it does not move or its parts contradict one another.
    let heading: Double

    /// Whether it is faster than anybody could mean to be ignored, and its drag does not contradict it.
    let isStrongFling: Bool

    init(_ gesture: Gesture, on layout: ScrollLayout) {
      self.init(gesture, forward: layout.isReversed ? 1 : -1)
    }

    /// Looks at a gesture, given the sign of a finger that moves content forward.
    init(_ gesture: Gesture, forward: Double) {
      self.gesture = gesture
      let sum = forward * (gesture.drag + gesture.velocity)
      let isContradiction = gesture.drag * gesture.velocity < 0
      heading = isContradiction || sum == 0 ? 0 : sum > 0 ? 1 : -1
      isStrongFling = heading != 0 && abs(gesture.velocity) >= strong
    }
  }

  /// The gestures, strong flings first.
  let entries: [Entry]

  /// A fling that must not be ignored is at least so fast, in points per second: twice a brisk swipe (our choice).
  static let strong = 2000.0

  init(_ layout: ScrollLayout, _ density: Density) {
    let container = layout.container
    let sign: Double = layout.isReversed ? 1 : -1
    let drags = Self.bothSigns(
      density.parts.map { $0 * container }
        + (density.triesThirds ? [1, container / 3 - 1, container / 3 + 1].filter { $0 > 0 } : []))
    let velocities = Self.bothSigns(density.velocities)
    var (strong, others): ([Entry], [Entry]) = ([], [])
    for velocity in velocities {
      for drag in drags {
        let gesture = Gesture(drag: sign * drag + 0, velocity: sign * velocity + 0)
        let entry = Entry(gesture, forward: sign)
        if entry.isStrongFling { strong.append(entry) } else { others.append(entry) }
      }
    }
    entries = strong + others
  }

  private static func bothSigns(_ magnitudes: [Double]) -> [Double] {
    [0] + magnitudes.sorted().flatMap { [$0, -$0] }
  }

  enum Density: Sendable {
    case sparse, normal, dense

    /// A few gestures, for many layouts that differ in one number.
    case few

    /// Velocities close together and up to the fastest, for a few layouts.
    case velocities

    /// Whether drags on both sides of a third of the container are tried, and one of a point.
    fileprivate var triesThirds: Bool { self == .normal || self == .dense }

    /// Parts of the container to drag.
    fileprivate var parts: [Double] {
      switch self {
      case .sparse: [0.1, 0.4, 0.6, 1.1]
      case .few: [0.1, 0.6]
      case .velocities: [0.1]
      case .normal: [0.1, 0.49, 0.51, 0.9, 1.1, 2.5]
      case .dense: (1...12).map { Double($0) / 12 + 0.007 } + [0.1, 0.49, 0.51, 1.4, 1.6, 2.5, 4]
      }
    }

    /// Velocities in points per second.
    fileprivate var velocities: [Double] {
      switch self {
      case .sparse: [9, 110, 500, 2400]
      case .few: [150, 2400]
      case .velocities: (1...48).map { 250 * Double($0) }
      case .normal: [1, 9, 60, 150, 400, 900, 2000, 4000]
      case .dense:
        [
          0.1, 1, 9, 11, 45, 55, 90, 110, 180, 220, 290, 310, 450, 550, 900, 1100, 1500, 2100, 3000, 5000,
          7000, 9000, 9800, 12000,
        ]
      }
    }
  }
}
