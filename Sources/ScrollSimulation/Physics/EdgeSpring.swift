/// The pull of an end on content past it: y(t) = e^(−at)·(y₀ + K·(1 − e^(−bt))), y being the distance from the end.
///
/// Measured on UIKit as the bounce past an end, on two traces to 0.71 pt. It swings through at most once. The same curve,
/// begun with the real velocity, is our choice for a target that free deceleration cannot be bent to.
/// Times are in seconds, distances in points, velocities in points per second.
public struct EdgeSpring: Hashable, Sendable {
  /// a, per second: −1000·ln 0.99, whatever the scroll view's own rate is (measured).
  static let stiffness = 1000 * DecelerationRate.fast.decay

  /// The distance at which it has come to rest, in points (measured: half a point).
  static let restDistance = 0.5

  /// The speed at which a spring to a target has come to rest, in points per second.
  static let restVelocity = 1000 * DecelerationRate.restSpeed

  /// y₀, the displacement it begins with, in points.
  public let displacement: Double

  /// How long it lasts until it rests, in seconds.
  public let duration: Double

  /// K, in points, and b, per second, of the formula.
  let gain: Double
  let decay: Double

  private init(displacement: Double, gain: Double, decay: Double, restsBelow velocity: Double?) {
    (self.displacement, self.gain, self.decay) = (displacement, gain, decay)
    let curve = Curve(initial: displacement, gain: gain, decay: decay)
    let near = curve.lastTime(atLeast: Self.restDistance)
    let slow = velocity.map { curve.slope.lastTime(atLeast: $0) } ?? 0
    duration = max(near, slow)
  }

  /// The bounce of content that is past an end or runs into it.
  ///
  /// - Parameters:
  ///   - displacement: how far past the end it begins, in points; negative past the leading end. Numbers are brought
  ///     within ±2⁵⁴, and what is none counts as 0.
  ///   - velocity: the velocity it arrives with, in points per *millisecond*.
  ///   - rate: the deceleration rate it arrives with.
  /// - Returns: the spring.
  public static func bounce(displacement: Double, velocity: Double, rate: DecelerationRate) -> EdgeSpring {
    EdgeSpring(
      displacement: bounded(displacement), gain: velocity.bounded * rate.reach, decay: 1000 * rate.decay,
      restsBelow: nil)
  }

  /// The pull to a target from a distance, with the real velocity.
  ///
  /// - Parameters:
  ///   - displacement: where it begins, in points from the target; numbers as for `bounce`.
  ///   - velocity: the velocity it begins with, in points per second.
  /// - Returns: the spring.
  public static func pull(displacement: Double, velocity: Double) -> EdgeSpring {
    let decay = 1000 * DecelerationRate.normal.decay
    let displacement = bounded(displacement)
    return EdgeSpring(
      displacement: displacement, gain: (velocity.bounded + stiffness * displacement) / decay, decay: decay,
      restsBelow: restVelocity)
  }

  /// A distance between two offsets, each of which may be as far as 2⁵³ from 0.
  private static func bounded(_ displacement: Double) -> Double { 2 * (displacement / 2).bounded }

  /// The distance from the end at a time, in points; 0 from the duration on.
  public func displacement(at time: Double) -> Double {
    if time >= duration { return 0 }
    // What is no number counts as 0 too.
    return time > 0 ? curve.value(at: time) : displacement
  }

  /// The slope of the displacement at a time, in points per second; 0 from the duration on.
  public func velocity(at time: Double) -> Double {
    time >= duration ? 0 : curve.slope.value(at: time > 0 ? time : 0)
  }

  /// When it turns back, in seconds, or `nil` where it moves one way only.
  public var turn: Double? {
    guard let turn = curve.slope.zero, turn < duration else { return nil }
    return turn
  }

  private var curve: Curve { Curve(initial: displacement, gain: gain, decay: decay) }

  /// One function of the family, which is closed under differentiation.
  private struct Curve {
    let initial: Double
    let gain: Double
    let decay: Double

    func value(at time: Double) -> Double { exp(-stiffness * time) * (initial - gain * expm1(-decay * time)) }

    var slope: Curve {
      Curve(initial: decay * gain - stiffness * initial, gain: -(stiffness + decay) * gain, decay: decay)
    }

    /// The last time at which the absolute value is at least a threshold; 0 where it never is.
    ///
    /// Past its last extremum the curve only shrinks, so the time is bracketed and halved down.
    func lastTime(atLeast threshold: Double) -> Double {
      let turn = slope.zero ?? 0
      let start = abs(value(at: turn)) >= threshold ? turn : 0
      guard start > 0 || abs(value(at: start)) >= threshold else { return 0 }
      // The part before the turn shrinks too where the turn itself lies below the threshold.
      let last = start == turn ? Double.infinity : turn
      let crossing = crossing(of: threshold, after: start)
      func isAbove(_ time: Double) -> Bool {
        if let crossing, time <= crossing.lowerBound { return true }
        if let crossing, time >= crossing.upperBound { return false }
        return abs(value(at: time)) >= threshold
      }
      var low = start
      var high = low + 1 / stiffness
      while high < last, isAbove(high) {
        low = high
        high += 1 / stiffness
      }
      high = min(high, last)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if middle == low || middle == high { break }
        if isAbove(middle) { low = middle } else { high = middle }
      }
      return high
    }

    /// Times a hair apart between which the absolute value comes down to a threshold; `nil` where they are not found.
    ///
    /// From the start on it shrinks, and there it is not yet down. No rounding can make a value before or after the times fall
    /// on the other side, so that nobody need ask for it, which takes long.
    private func crossing(of threshold: Double, after start: Double) -> ClosedRange<Double>? {
      let slope = slope
      let sign: Double = value(at: start) < 0 ? -1 : 1
      // Late, only the slower of the two exponentials is left.
      let late = log(abs(initial + gain) / threshold) / stiffness
      var time = late > start ? late : start + 0.5 / stiffness
      // Newton's way, which doubles the digits each time.
      for _ in 0..<8 where time > start {
        let fading = exp(-stiffness * time)
        let faded = expm1(-decay * time)
        let fall = -sign * fading * (slope.initial - slope.gain * faded)
        guard fall > 0 else { return nil }
        let step = (sign * fading * (initial - gain * faded) - threshold) / fall
        time += step
        guard abs(step) < 1e-13 * time else { continue }
        let noise = 0x1p-45 * fading * (abs(initial) + abs(gain))
        // The next step would be as much shorter than this one as this one is than the time: nothing.
        let margin = 0x1p-50 * time + 4 * noise / fall
        guard time - margin > start, sign * value(at: time - margin) > threshold + noise,
          sign * value(at: time + margin) < threshold - noise
        else { return nil }
        return (time - margin)...(time + margin)
      }
      return nil
    }

    /// When the value passes through zero after the start, or `nil` where it does not.
    var zero: Double? {
      // initial + gain·(1 − e^(−decay·t)) = 0
      let fraction = -initial / gain
      guard fraction > 0, fraction < 1 else { return nil }
      return -log1p(-fraction) / decay
    }
  }
}
