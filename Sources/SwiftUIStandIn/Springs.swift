// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A spring: how far something has moved after some time.
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping, in radians per second.
  private let frequency: Double

  public let dampingRatio: Double

  /// A spring by the time that it takes as one sees it, in seconds, and how much it bounces.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring by its stiffness as a time, in seconds, and its damping.
  public init(response: Double, dampingRatio: Double) {
    frequency = 2 * .pi / max(response, 1e-6)
    self.dampingRatio = max(0, dampingRatio)
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot())
    frequency = (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot()
    dampingRatio = allowOverDamping ? ratio : min(1, ratio)
  }

  public static let smooth = Spring(duration: 0.5, bounce: 0), snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// The time that it takes as one sees it, in seconds.
  public var duration: Double { response }
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Its stiffness as a time, in seconds.
  public var response: Double { 2 * .pi / frequency }
  public var mass: Double { 1 }
  public var stiffness: Double { frequency * frequency }
  public var damping: Double { 2 * dampingRatio * frequency }

  /// How long until it hardly moves, in seconds: within a thousandth of the way.
  public var settlingDuration: Double {
    let decay =
      dampingRatio <= 1 ? dampingRatio : dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
    return decay > 0 ? -log(0.001) / (decay * frequency) : .infinity
  }

  /// The position on the way from 0 after some seconds.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let ratio = dampingRatio
    let decay = exp(-ratio * frequency * time)
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let other = (initialVelocity - ratio * frequency * target) / damped
      return target + decay * (-target * cos(damped * time) + other * sin(damped * time))
    }
    if ratio == 1 { return target + decay * (-target + (initialVelocity - frequency * target) * time) }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let part = (initialVelocity + slow * target) / (fast - slow)
    return target + (-target - part) * exp(slow * time) + part * exp(fast * time)
  }

  /// How fast it moves after some time, per second.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let step = 1e-5
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - value(target: target, initialVelocity: initialVelocity, time: time - step)) / (2 * step)
  }
}

/// A curve from 0 to 1, by its two control points.
public struct UnitCurve: Hashable, Sendable {
  private let first: UnitPoint
  private let second: UnitPoint

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(first: startControlPoint, second: endControlPoint)
  }

  public static let linear = UnitCurve(first: .zero, second: UnitPoint(x: 1, y: 1))
  public static let easeInOut = UnitCurve(first: UnitPoint(x: 0.42, y: 0), second: UnitPoint(x: 0.58, y: 1))
  public static let easeIn = UnitCurve(first: UnitPoint(x: 0.42, y: 0), second: UnitPoint(x: 1, y: 1))
  public static let easeOut = UnitCurve(first: .zero, second: UnitPoint(x: 0.58, y: 1))

  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.cubic(first.x, second.x, at: middle) < progress { low = middle } else { high = middle }
    }
    return Self.cubic(first.y, second.y, at: (low + high) / 2)
  }

  public func velocity(at progress: Double) -> Double {
    (value(at: progress + 1e-5) - value(at: progress - 1e-5)) / 2e-5
  }

  private static func cubic(_ first: Double, _ second: Double, at time: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
  }
}
