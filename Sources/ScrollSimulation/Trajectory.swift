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
  /// The deceleration that it begins with; `nil` where a spring pulls from the start.
  let decay: Deceleration?

  /// The spring that takes over from the deceleration, and when, in seconds; `nil` where none does.
  let spring: EdgeSpring?
  let crossing: Double

  /// Whether the spring pulls to a behavior's target, and not back from an end.
  private let isPulled: Bool

  /// The offset at which it begins, in points.
  public let start: Double

  /// The offset at which it ends, in points.
  public let end: Double

  /// How long it lasts, in seconds.
  public let duration: Double

  private init(
    from start: Double, to end: Double, _ decay: Deceleration? = nil, until crossing: Double = 0,
    spring: EdgeSpring? = nil, isPulled: Bool = false
  ) {
    (self.start, self.end) = (start, end)
    (self.decay, self.crossing, self.spring, self.isPulled) = (decay, crossing, spring, isPulled)
    duration = spring.map { crossing + $0.duration } ?? decay?.duration ?? 0
  }

  /// The path of content that no behavior holds, to its landing or to the end of the content that it lands beyond; offsets
  /// in points, the velocity in points per millisecond, positive forward.
  static func free(
    from start: Double, velocity: Double, rate: DecelerationRate, to end: Double
  ) -> Trajectory {
    let free = Deceleration(start: start, velocity: velocity, rate: rate)
    if free.end == end { return Trajectory(from: free.start, to: end, free) }
    // Content that is past the end and would come to rest there never crosses it: the end pulls from the start.
    let crosses = (free.end - end) * (end - free.start) > 0
    let crossing = crosses ? free.time(at: end) ?? free.duration : 0
    let bounce = EdgeSpring.bounce(
      displacement: crosses ? 0 : free.start - end,
      velocity: free.velocity * exp(-1000 * free.decay * crossing), rate: rate)
    return Trajectory(from: free.start, to: end, free, until: crossing, spring: bounce)
  }

  /// The path to where a behavior's target lets the content rest; units as for free content.
  static func targeted(from start: Double, velocity: Double, to end: Double) -> Trajectory {
    if let fitted = Deceleration(start: start, velocity: velocity, target: end) {
      return Trajectory(from: start, to: end, fitted)
    }
    let spring = EdgeSpring.pull(displacement: start - end, velocity: 1000 * velocity)
    return Trajectory(from: start, to: end, spring: spring, isPulled: true)
  }

  /// The offset at a time, in points; the start before 0, the end from the duration on.
  public func position(at time: Double) -> Double {
    if time >= duration { return end }
    // What is no number counts as 0 too.
    guard time > 0 else { return start }
    if let decay = deceleration(at: time) { return decay.position(at: time) }
    return end + (spring?.displacement(at: time - crossing) ?? 0)
  }

  /// The content's velocity at a time, in points per second, positive forward; 0 from the duration on.
  ///
  /// While the content decelerates it is the model's own variable, on a spring the slope of the position.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    if let decay = deceleration(at: time) { return decay.velocity(at: time) }
    return spring?.velocity(at: time - crossing) ?? 0
  }

  /// The deceleration, while no spring has taken over.
  private func deceleration(at time: Double) -> Deceleration? {
    spring == nil || time < crossing ? decay : nil
  }

  /// When the content turns back, in seconds from lift-off, or `nil` where it moves one way only.
  public var turn: Double? { spring?.turn.map { crossing + $0 } }

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
    return deceleration(at: time) != nil ? .decelerating : isPulled ? .animating : .bouncing
  }
}
