import ScrollBehavior

/// A velocity that keeps the same fraction over each millisecond, and the way it makes: x(t) = x₀ + run·(1 − e^(−1000·decay·t)).
///
/// It ends when the speed is down to 0.01 pt/ms. Times are in seconds from lift-off, positions in points.
struct ExponentialDecay: Hashable, Sendable {
  /// The offset at which it begins, in points.
  let start: Double

  /// The offset at which it ends, in points.
  let end: Double

  /// The velocity it begins with, in points per millisecond.
  let velocity: Double

  /// How fast the velocity decays, per millisecond.
  let decay: Double

  /// How far it would run on if it never ended, in points.
  let run: Double

  /// How long it lasts, in seconds; 0 where the velocity does not exceed the rest speed.
  var duration: Double {
    let speed = abs(velocity)
    guard speed > DecelerationRate.restSpeed else { return 0 }
    return log(speed / DecelerationRate.restSpeed) / decay / 1000
  }

  /// The position at a time, in points; the start before 0, the end from the duration on.
  func position(at time: Double) -> Double {
    if time >= duration { return end }
    // What is no number counts as 0 too.
    guard time > 0 else { return start }
    return start - run * expm1(-1000 * decay * time)
  }

  /// The velocity at a time, in points per second; 0 from the duration on.
  func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    // To an end a hair away the decay is so large that 0 times it is no number.
    return time > 0 ? 1000 * velocity * exp(-1000 * decay * time) : 1000 * velocity
  }

  /// When a position is passed, in seconds, or `nil` where it never is.
  func time(at position: Double) -> Double? {
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
