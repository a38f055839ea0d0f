/// Content that runs on and slows down at a constant rate: u(t) = u₀·d^(1000t), x(t) = x₀ + run·(1 − d^(1000t)).
///
/// Free, it is as measured on UIKit (iOS 26.1), to 0.21 pt over every frame. UIKit's own path to a changed target is not
/// public: that the same velocity is re-fitted, d′ = exp(−(|u| − 0.01)/|Δ|), is our choice. It ends when the speed is down
/// to 0.01 pt/ms. Times are in seconds from lift-off, positions in points.
public struct Deceleration: Hashable, Sendable {
  /// −ln of the slowest rate that is re-fitted, 0.999 per ms: beyond it the content would crawl (our choice).
  private static let slowestDecay = -log(0.999)

  /// The offset at which it begins, in points.
  public let start: Double

  /// The offset at which it ends, in points; free, 0.1 % short of the announced one at the normal rate, as measured.
  public let end: Double

  /// The velocity it begins with, in points per millisecond.
  public let velocity: Double

  /// How fast the velocity decays, per millisecond.
  let decay: Double

  /// How far it would run on if it never ended, in points.
  let run: Double

  /// Makes a free deceleration from its start (pt), its velocity (pt/ms) and its rate.
  ///
  /// Numbers are brought within ±2⁵³; what is none counts as 0.
  public init(start: Double, velocity: Double, rate: DecelerationRate) {
    (self.start, self.velocity) = (start.bounded, velocity.bounded)
    end = Self.landing(from: self.start, velocity: self.velocity, rate: rate)
    (decay, run) = (rate.decay, self.velocity * rate.reach)
  }

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
    (self.start, self.velocity, end) = (start.bounded, velocity.bounded, target.bounded)
    let distance = end - self.start
    guard distance * self.velocity > 0, abs(self.velocity) > DecelerationRate.restSpeed else { return nil }
    decay = (abs(self.velocity) - DecelerationRate.restSpeed) / abs(distance)
    guard decay >= Self.slowestDecay else { return nil }
    run = self.velocity / decay
  }

  /// The rest of a free deceleration, in points, for numbers that are within their range.
  static func landing(from start: Double, velocity: Double, rate: DecelerationRate) -> Double {
    start + excess(of: velocity) * rate.reach
  }

  /// The part of a velocity beyond the rest speed, in points per millisecond, with the velocity's sign.
  static func excess(of velocity: Double) -> Double {
    Double(signOf: velocity, magnitudeOf: max(0, abs(velocity) - DecelerationRate.restSpeed))
  }

  /// The fraction of the velocity kept per millisecond.
  public var rate: Double { exp(-decay) }

  /// How long it lasts, in seconds; 0 where the velocity does not exceed the rest speed.
  public var duration: Double {
    let speed = abs(velocity)
    guard speed > DecelerationRate.restSpeed else { return 0 }
    return log(speed / DecelerationRate.restSpeed) / decay / 1000
  }

  /// The position at a time, in points; the start before 0, the end from the duration on.
  public func position(at time: Double) -> Double {
    if time >= duration { return end }
    // What is no number counts as 0 too.
    guard time > 0 else { return start }
    return start - run * expm1(-1000 * decay * time)
  }

  /// The velocity at a time, in points per second; 0 from the duration on.
  ///
  /// This is the model's own variable, 1000·u; free, the slope of `position` is 0.998999 of it at the normal rate.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    // To an end a hair away the decay is so large that 0 times it is no number.
    return time > 0 ? 1000 * velocity * exp(-1000 * decay * time) : 1000 * velocity
  }

  /// When a position is passed, in seconds, or `nil` where it never is.
  public func time(at position: Double) -> Double? {
    if position == start { return 0 }
    if position == end { return duration }
    let fraction = (position - start) / run
    guard fraction > 0, fraction < 1 else { return nil }
    let time = -log1p(-fraction) / (1000 * decay)
    return time <= duration ? time : nil
  }
}

/// The fraction of its velocity that freely scrolling content keeps over each millisecond.
public struct DecelerationRate: Hashable, Sendable {
  /// The fraction kept per millisecond, between 0 and 1.
  public let perMillisecond: Double

  /// −ln of the rate, per millisecond: how fast the velocity decays.
  public let decay: Double

  /// How many points content runs on for each point per millisecond, counted in whole milliseconds: d/(1 − d).
  public let reach: Double

  /// Makes a rate, or nothing where the fraction does not lie strictly between 0 and 1.
  public init?(perMillisecond: Double) {
    guard perMillisecond > 0, perMillisecond < 1 else { return nil }
    self.init(unchecked: perMillisecond)
  }

  private init(unchecked rate: Double) {
    perMillisecond = rate
    decay = -log(rate)
    // In thousandths, so that 0.998 gives 499 and not 498.99999999999955.
    reach = 1000 * rate / (1000 - 1000 * rate)
  }

  /// 0.998, documented as UIKit's normal rate.
  public static let normal = DecelerationRate(unchecked: 0.998)

  /// 0.99, documented as UIKit's fast rate.
  public static let fast = DecelerationRate(unchecked: 0.99)

  /// The speed, in points per millisecond, below which nothing decelerates any more: measured on UIKit.
  public static var restSpeed: Double { ScrollTargetBehaviorContext.restSpeed }
}
