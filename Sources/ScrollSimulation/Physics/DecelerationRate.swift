import ScrollBehavior

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
