import ScrollBehavior

/// A deceleration that keeps its velocity but is re-fitted to end at a given target: d′ = exp(−(|u| − 0.01)/|Δ|).
///
/// UIKit's own path to a changed target is not public; this is our choice. The speed is down to 0.01 pt/ms exactly at
/// the target. Times are in seconds from lift-off, positions in points.
public struct TargetedDeceleration: Hashable, Sendable {
  /// −ln of the slowest rate that is accepted, 0.999 per ms: beyond it the content would crawl (our choice).
  static let slowestDecay = -log(0.999)

  /// Where it begins, in points.
  public let start: Double

  /// The velocity it begins with, in points per millisecond.
  public let velocity: Double

  /// Where it ends, in points.
  public let target: Double

  /// How fast the velocity decays, per millisecond.
  let decay: Double

  /// Fits a deceleration to a target, or makes nothing where none fits.
  ///
  /// None does where the velocity does not lead there, is no more than the rest speed, or would have to fade more
  /// slowly than at 0.999 per ms.
  ///
  /// - Parameters:
  ///   - start: where it begins, in points.
  ///   - velocity: the velocity it begins with, in points per millisecond.
  ///   - target: where it shall end, in points.
  public init?(start: Double, velocity: Double, target: Double) {
    // What is infinite, or no number, fits nothing.
    let (start, velocity, target) = (start.bounded, velocity.bounded, target.bounded)
    let distance = target - start
    guard distance * velocity > 0, abs(velocity) > DecelerationRate.restSpeed else { return nil }
    decay = (abs(velocity) - DecelerationRate.restSpeed) / abs(distance)
    guard decay >= Self.slowestDecay else { return nil }
    self.start = start
    self.velocity = velocity
    self.target = target
  }

  /// The fraction of the velocity kept per millisecond.
  public var rate: Double { exp(-decay) }

  /// How long it takes, in seconds.
  public var duration: Double {
    log(abs(velocity) / DecelerationRate.restSpeed) / decay / 1000
  }

  /// The position at a time, in points; the start before 0, the target from the duration on.
  public func position(at time: Double) -> Double {
    if time >= duration { return target }
    // What is no number counts as 0 too.
    guard time > 0 else { return start }
    return start - velocity / decay * expm1(-1000 * decay * time)
  }

  /// The velocity at a time, in points per second; 0 from the duration on.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    // To a target a hair away the decay is so large that 0 times it is no number.
    return time > 0 ? 1000 * velocity * exp(-1000 * decay * time) : 1000 * velocity
  }

  /// When a position is passed, in seconds, or `nil` where it never is.
  public func time(at position: Double) -> Double? {
    if position == start { return 0 }
    if position == target { return duration }
    let fraction = (position - start) * decay / velocity
    guard fraction > 0, fraction < 1 else { return nil }
    let time = -log1p(-fraction) / (1000 * decay)
    return time <= duration ? time : nil
  }
}
