import ScrollBehavior

/// Content that runs on by itself, slowing down at a constant rate: u(t) = u₀·d^(1000t).
///
/// Measured on UIKit (iOS 26.1) to 0.21 pt over every frame. It ends when the speed is down to 0.01 pt/ms. Times are in
/// seconds from lift-off, positions in points, velocities in points per millisecond unless said otherwise.
public struct FreeDeceleration: Hashable, Sendable {
  /// The offset at which it begins, in points.
  public let start: Double

  /// The velocity it begins with, in points per millisecond.
  public let velocity: Double

  /// The deceleration rate.
  public let rate: DecelerationRate

  /// Makes a deceleration from its start (pt), its velocity (pt/ms) and its rate.
  ///
  /// Numbers are brought within ±2⁵³; what is none counts as 0.
  public init(start: Double, velocity: Double, rate: DecelerationRate) {
    self.init(from: start.bounded, velocity: velocity.bounded, rate: rate)
  }

  /// Makes a deceleration from numbers that are within their range.
  init(from start: Double, velocity: Double, rate: DecelerationRate) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// How long it lasts, in seconds; 0 where the velocity does not exceed the rest speed.
  public var duration: Double { curve.duration }

  /// The rest, in points: 0.1 % short of the announced one at the normal rate, as measured.
  public var landing: Double { start + Self.excess(of: velocity) * rate.reach }

  /// The position at a time, in points; the start before 0, the landing from the duration on.
  public func position(at time: Double) -> Double { curve.position(at: time) }

  /// The velocity at a time, in points per second; 0 from the duration on.
  ///
  /// This is the model's own variable, 1000·u; the slope of `position` is 0.998999 of it at the normal rate.
  public func velocity(at time: Double) -> Double { curve.velocity(at: time) }

  /// When a position is passed, in seconds, or `nil` where it never is.
  public func time(at position: Double) -> Double? { curve.time(at: position) }

  /// The curve that it follows.
  var curve: ExponentialDecay {
    ExponentialDecay(
      start: start, end: landing, velocity: velocity, decay: rate.decay, run: velocity * rate.reach)
  }

  /// The part of a velocity beyond the rest speed, in points per millisecond, with the velocity's sign.
  static func excess(of velocity: Double) -> Double {
    Double(signOf: velocity, magnitudeOf: max(0, abs(velocity) - DecelerationRate.restSpeed))
  }
}
