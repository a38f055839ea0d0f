import ScrollBehavior

/// A deceleration that keeps its velocity but is re-fitted to end at a given target: d′ = exp(−(|u| − 0.01)/|Δ|).
///
/// UIKit's own path to a changed target is not public; this is our choice. The speed is down to 0.01 pt/ms exactly at
/// the target. Times are in seconds from lift-off, positions in points.
public struct TargetedDeceleration: Hashable, Sendable {
  /// −ln of the slowest rate that is accepted, 0.999 per ms: beyond it the content would crawl (our choice).
  static let slowestDecay = -log(0.999)

  /// The offset at which it begins, in points.
  public let start: Double

  /// The velocity it begins with, in points per millisecond.
  public let velocity: Double

  /// The offset at which it ends, in points.
  public let target: Double

  /// The curve that it follows.
  let curve: ExponentialDecay

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
    let decay = (abs(velocity) - DecelerationRate.restSpeed) / abs(distance)
    guard decay >= Self.slowestDecay else { return nil }
    self.start = start
    self.velocity = velocity
    self.target = target
    curve = ExponentialDecay(
      start: start, end: target, velocity: velocity, decay: decay, run: velocity / decay)
  }

  /// The fraction of the velocity kept per millisecond.
  public var rate: Double { exp(-curve.decay) }

  /// How long it takes, in seconds.
  public var duration: Double { curve.duration }

  /// The position at a time, in points; the start before 0, the target from the duration on.
  public func position(at time: Double) -> Double { curve.position(at: time) }

  /// The velocity at a time, in points per second; 0 from the duration on.
  public func velocity(at time: Double) -> Double { curve.velocity(at: time) }

  /// When a position is passed, in seconds, or `nil` where it never is.
  public func time(at position: Double) -> Double? { curve.time(at: position) }
}
