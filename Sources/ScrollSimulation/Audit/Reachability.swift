import ScrollBehavior

/// Where a behavior lets content rest, going forward from the start and backward from the end.
///
/// It follows every gesture of the space from every rest found so far, with drags that let go exactly on, before and
/// beyond the neighbouring stops besides. Beyond 128 stops only the first and the last 64 are followed.
public struct Reachability: Sendable {
  /// The offsets that gestures in one direction rest on, in ascending order, in points.
  public struct Rests: Sendable {
    /// The offsets.
    public let rests: [Double]

    /// Whether some rest is within half a point of an offset.
    public func reaches(_ offset: Double) -> Bool {
      let index = rests.indices.partitioningIndex { rests[$0] >= offset - AuditGrid.tolerance }
      return index < rests.count && rests[index] <= offset + AuditGrid.tolerance
    }
  }

  /// The rests of gestures forward, begun at rest at the start.
  public let forward: Rests

  /// The rests of gestures backward, begun at rest at the end.
  public let backward: Rests

  /// The stops that are judged, in ascending order, in points.
  public let stops: [Double]

  /// Whether the rests are too many to be stops, so that only some of those beside the stops were followed.
  public let isContinuous: Bool

  /// How many stops at each end are followed, where there are more than twice as many.
  static let window = 64

  init(of scene: AuditScene) {
    guard let steps = scene.grid.steps else {
      (forward, backward, stops, isContinuous) = (Rests(rests: []), Rests(rests: []), [], true)
      return
    }
    let windows = Self.windows(steps)
    stops = windows.flatMap { $0 }
    var forward: [Double] = []
    var backward: [Double] = []
    var isContinuous = false
    for window in windows {
      guard let first = window.first, let last = window.last else { continue }
      for heading in [1.0, -1.0] {
        let found = Self.rests(
          scene, from: heading > 0 ? first : last, heading: heading, within: first...last,
          stops: window.count)
        isContinuous = isContinuous || found.isContinuous
        if heading > 0 { forward += found.rests } else { backward += found.rests }
      }
    }
    self.forward = Rests(rests: forward.sorted())
    self.backward = Rests(rests: backward.sorted())
    self.isContinuous = isContinuous
  }

  /// The stops at both ends, or all of them, those that coincide counted once.
  static func windows(_ steps: ScrollStops) -> [[Double]] {
    let count = steps.count
    let ranges =
      count <= 2 * window ? [0..<count] : [0..<window, (count - window)..<count]
    return ranges.map { range in
      var stops: [Double] = []
      for index in range {
        let stop = steps[index]
        if let last = stops.last, stop - last <= ScrollStops.coincidence { continue }
        stops.append(stop)
      }
      return stops
    }
  }

  private static func rests(
    _ scene: AuditScene, from start: Double, heading: Double, within range: ClosedRange<Double>,
    stops count: Int
  ) -> (rests: [Double], isContinuous: Bool) {
    let window = range.lowerBound - AuditGrid.tolerance...range.upperBound + AuditGrid.tolerance
    guard let steps = scene.grid.steps else { return ([], true) }
    var rests = [start]
    var known: Set<Int> = [key(start)]
    var restedOn: Set<Int> = [steps.nearest(to: start)]
    var strays = 0
    // So many rests beside the stops are no stops any more; those on stops are followed all the same.
    let limit = count + 16
    var next = 0
    while next < rests.count {
      let rest = rests[next]
      next += 1
      func follow(_ gesture: Gesture) {
        guard let offset = scene.rest(from: rest, after: gesture)?.offset, window.contains(offset),
          known.insert(key(offset)).inserted
        else { return }
        let (index, stop) = steps.nearestStop(to: offset)
        if abs(stop - offset) > AuditGrid.tolerance || !restedOn.insert(index).inserted {
          strays += 1
          guard strays <= limit else { return }
        }
        rests.append(offset)
      }
      for entry in scene.gestures.entries where entry.heading == heading { follow(entry.gesture) }
      for gesture in neighbours(scene, of: rest, heading) { follow(gesture) }
    }
    return (rests, strays > limit)
  }

  /// Rests closer than a thousandth of a point are one.
  private static func key(_ offset: Double) -> Int { Int((offset * 1000).rounded()) }

  /// Drags that let go at, before and beyond the next stop, and a short one with a flick.
  private static func neighbours(_ scene: AuditScene, of rest: Double, _ heading: Double) -> [Gesture] {
    guard let steps = scene.grid.steps,
      let index = heading > 0 ? steps.next(after: rest) : steps.previous(before: rest)
    else { return [] }
    let distance = steps[index] - rest
    let sign: Double = scene.layout.isReversed ? 1 : -1
    return [0.45, 0.75, 1, 1.25].map { Gesture(drag: sign * $0 * distance) }
      + [Gesture(drag: sign * 0.1 * distance, velocity: sign * heading * 300)]
  }
}

extension Reachability.Rests {
  /// The first few offsets as a sentence shows them.
  var inSentence: String {
    let most = 8
    let shown = rests.prefix(most).map(\.inSentence).joined(separator: " ")
    return rests.count > most ? "\(shown) … (\(rests.count) rests)" : shown
  }
}

extension Reachability {
  /// What a behavior reaches on a layout, and which of the stops no gesture leaves.
  ///
  /// - Returns: `nil` where the behavior traps or does not return.
  package static func surveyed(
    _ make: @escaping () -> (any ScrollTargetBehavior)?, _ intent: ScrollIntent, _ physics: ScrollPhysics,
    on layout: ScrollLayout, timeLimit: Duration = GuardedThread.timeLimit
  ) -> (Reachability, traps: [Bool])? {
    let subject = AuditSubject(
      intent: intent, physics: physics, isUnitStated: false, environment: EnvironmentValues(),
      timeLimit: timeLimit, maker: make)
    nonisolated(unsafe) var result: (Reachability, traps: [Bool])?
    let thread = GuardedThread(stallLimit: timeLimit) { heartbeat in
      let scene = AuditScene(layout, subject, .normal, heartbeat)
      let reachability = scene.reachability
      let traps = reachability.stops.map { stop in
        scene.still(at: stop).map { AuditCheck.trap.judge(scene, $0) == .fails } ?? false
      }
      result = (reachability, traps)
    }
    return thread.wait() == .finished ? result : nil
  }
}
