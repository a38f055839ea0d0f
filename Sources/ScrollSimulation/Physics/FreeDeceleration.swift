import ScrollBehavior

/// Content that runs on by itself, slowing down at a constant rate: u(t) = u₀·d^(1000t).
///
/// Measured on UIKit (iOS 26.1) to 0.21 pt over every frame. It ends when the speed is down to 0.01 pt/ms. Times are in
/// seconds from lift-off, positions in points, velocities in points per millisecond unless said otherwise.
public struct FreeDeceleration: Hashable, Sendable {
  /// Where it begins, in points.
  public let start: Double

  /// The velocity it begins with, in points per millisecond.
  public let velocity: Double

  /// The deceleration rate.
  public let rate: DecelerationRate

  /// Makes a deceleration from its start (pt), its velocity (pt/ms) and its rate.
  public init(start: Double, velocity: Double, rate: DecelerationRate) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// How long it lasts, in seconds; 0 where the velocity does not exceed the rest speed.
  public var duration: Double {
    let speed = abs(velocity)
    guard speed > DecelerationRate.restSpeed else { return 0 }
    return log(speed / DecelerationRate.restSpeed) / rate.decay / 1000
  }

  /// Where it comes to rest, in points: 0.1 % short of what is announced at the normal rate, as measured.
  public var landing: Double {
    start + Self.excess(of: velocity) * rate.reach
  }

  /// The position at a time, in points; the start before 0, the landing from the duration on.
  public func position(at time: Double) -> Double {
    if time <= 0 { return start }
    if time >= duration { return landing }
    return start - velocity * rate.reach * expm1(-1000 * rate.decay * time)
  }

  /// The velocity at a time, in points per second; 0 from the duration on.
  ///
  /// This is the model's own variable, 1000·u; the slope of `position` is 0.998999 of it at the normal rate.
  public func velocity(at time: Double) -> Double {
    time >= duration ? 0 : 1000 * velocity * exp(-1000 * rate.decay * max(0, time))
  }

  /// When a position is passed, in seconds, or `nil` where it never is.
  public func time(at position: Double) -> Double? {
    if position == start { return 0 }
    if position == landing { return duration }
    let fraction = (position - start) / (velocity * rate.reach)
    guard fraction > 0, fraction < 1 else { return nil }
    let time = -log1p(-fraction) / (1000 * rate.decay)
    return time <= duration ? time : nil
  }

  /// The part of a velocity beyond the rest speed, in points per millisecond, with the velocity's sign.
  static func excess(of velocity: Double) -> Double {
    Double(signOf: velocity, magnitudeOf: max(0, abs(velocity) - DecelerationRate.restSpeed))
  }
}
