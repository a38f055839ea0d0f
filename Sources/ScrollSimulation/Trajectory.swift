import ScrollBehavior

/// The path from lift-off to rest, which always ends exactly where it settles.
///
/// Times are in seconds from lift-off.
///
/// | situation | path | evidence |
/// |---|---|---|
/// | no behavior, the landing within 0…reach | free deceleration | measured |
/// | no behavior, a run into an end | free deceleration to the crossing, then the bounce | measured |
/// | no behavior, released past an end and not coming back | the bounce | measured |
/// | a behavior, its target ahead and not too far | the same velocity, the rate re-fitted | our choice |
/// | a behavior, any other target | the edge spring about the target, with the real velocity | our choice |
public struct Trajectory: Sendable {
  enum Path {
    case free(FreeDeceleration)
    case freeThenBounce(FreeDeceleration, crossing: Double, EdgeSpring)
    case targeted(TargetedDeceleration)
    case spring(EdgeSpring)
  }

  let path: Path

  /// The offset at which it begins, in points.
  public let start: Double

  /// The offset at which it ends, in points.
  public let end: Double

  /// How long it lasts, in seconds.
  public let duration: Double

  private init(_ path: Path, from start: Double, to end: Double) {
    self.path = path
    self.start = start
    self.end = end
    duration =
      switch path {
      case .free(let free): free.duration
      case .freeThenBounce(_, let crossing, let spring): crossing + spring.duration
      case .targeted(let targeted): targeted.duration
      case .spring(let spring): spring.duration
      }
  }

  /// The path of content that no behavior holds.
  ///
  /// - Parameters:
  ///   - free: the deceleration it begins with.
  ///   - end: its landing, or the end of the content that it lands beyond.
  /// - Returns: the path.
  static func free(_ free: FreeDeceleration, to end: Double) -> Trajectory {
    if free.landing == end { return Trajectory(.free(free), from: free.start, to: end) }
    // Content that is past the end and would come to rest there never crosses it: the end pulls from the start.
    let crosses = (free.landing - end) * (end - free.start) > 0
    let crossing = crosses ? free.time(at: end) ?? free.duration : 0
    let bounce = EdgeSpring.bounce(
      displacement: crosses ? 0 : free.start - end,
      velocity: free.velocity * exp(-1000 * free.rate.decay * crossing), rate: free.rate)
    return Trajectory(.freeThenBounce(free, crossing: crossing, bounce), from: free.start, to: end)
  }

  /// The path to where a behavior's target lets the content rest.
  ///
  /// - Parameters:
  ///   - start: where it begins, in points.
  ///   - velocity: the velocity it begins with, in points per millisecond, positive forward.
  ///   - end: where it ends, in points.
  /// - Returns: the path.
  static func targeted(from start: Double, velocity: Double, to end: Double) -> Trajectory {
    if let fitted = TargetedDeceleration(start: start, velocity: velocity, target: end) {
      return Trajectory(.targeted(fitted), from: start, to: end)
    }
    let spring = EdgeSpring.pull(displacement: start - end, velocity: 1000 * velocity)
    return Trajectory(.spring(spring), from: start, to: end)
  }

  /// The offset at a time, in points; the start before 0, the end from the duration on.
  public func position(at time: Double) -> Double {
    if time >= duration { return end }
    // What is no number counts as 0 too.
    guard time > 0 else { return start }
    return switch path {
    case .free(let free): free.position(at: time)
    case .freeThenBounce(let free, let crossing, let spring):
      time < crossing ? free.position(at: time) : end + spring.displacement(at: time - crossing)
    case .targeted(let targeted): targeted.position(at: time)
    case .spring(let spring): end + spring.displacement(at: time)
    }
  }

  /// The content's velocity at a time, in points per second, positive forward; 0 from the duration on.
  ///
  /// While the content decelerates it is the model's own variable, on a spring the slope of the position.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    return switch path {
    case .free(let free): free.velocity(at: time)
    case .freeThenBounce(let free, let crossing, let spring):
      time < crossing ? free.velocity(at: time) : spring.velocity(at: time - crossing)
    case .targeted(let targeted): targeted.velocity(at: time)
    case .spring(let spring): spring.velocity(at: time)
    }
  }

  /// When the content turns back, in seconds from lift-off, or `nil` where it moves one way only.
  public var turn: Double? {
    switch path {
    case .free, .targeted: nil
    case .freeThenBounce(_, let crossing, let spring): spring.turn.map { crossing + $0 }
    case .spring(let spring): spring.turn
    }
  }

  /// When the content first stands at a position while it moves one way, in seconds from lift-off.
  ///
  /// - Parameters:
  ///   - position: a position between those at the two times, in points.
  ///   - times: two times between which the content does not turn back, from 0 to the duration.
  /// - Returns: the time, found by halving.
  public func time(at position: Double, in times: ClosedRange<Double>) -> Double {
    var low = min(max(times.lowerBound, 0), duration)
    var high = min(max(times.upperBound, 0), duration)
    let forward = self.position(at: high) > self.position(at: low)
    if self.position(at: low) == position { return low }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let reached = self.position(at: middle)
      if forward ? reached < position : reached > position { low = middle } else { high = middle }
    }
    return high
  }

  /// The cause of the content's movement at a moment.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// It runs on by itself, at the rate of the scroll view or at one re-fitted to its target.
    case decelerating

    /// A spring pulls it to the target of a behavior.
    case animating

    /// It is past an end, or an end has pulled it back.
    case bouncing
  }

  /// The cause of the content's movement at a time, given how far it can be scrolled.
  ///
  /// - Parameters:
  ///   - time: seconds from lift-off.
  ///   - reach: the largest offset that can be rested on, in points. Whatever shows past 0…reach counts as bouncing.
  /// - Returns: the phase; from the duration on, the one that brought it to rest.
  public func phase(at time: Double, reach: Double) -> Phase {
    let position = position(at: time)
    if position < 0 || position > reach { return .bouncing }
    return switch path {
    case .free, .targeted: .decelerating
    case .freeThenBounce(_, let crossing, _): time < crossing ? .decelerating : .bouncing
    case .spring: .animating
    }
  }
}
