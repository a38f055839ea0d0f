/// How the simulated scroll view decelerates, and what it tells behaviors of its velocity.
public struct ScrollPhysics: Hashable, Sendable {
  /// The unit of a behavior's `context.velocity`; Apple documents none, and real code assumes both.
  public enum VelocityUnit: String, CaseIterable, Sendable {
    /// Points per second.
    case perSecond = "per-second"

    /// Points per millisecond.
    case perMillisecond = "per-millisecond"
  }

  /// The rate at which content decelerates unless the behavior limits scrolling or is a layout with a rate of its own.
  public var rate: DecelerationRate

  /// The formula for the proposed target.
  public var projection: Projection

  /// The unit of `context.velocity`.
  public var contextVelocity: VelocityUnit

  /// Makes a choice of physics; by default UIKit's, as measured.
  public init(
    rate: DecelerationRate = .normal, projection: Projection = .uikit,
    contextVelocity: VelocityUnit = .perSecond
  ) { (self.rate, self.projection, self.contextVelocity) = (rate, projection, contextVelocity) }

  /// The expression that makes it; `nil` for the usual.
  package var swift: String? {
    if self == ScrollPhysics() { return nil }
    let rates = [DecelerationRate.normal: ".normal", .fast: ".fast"]
    let own = "DecelerationRate(perMillisecond: \(rate.perMillisecond.inSwift)) ?? .normal"
    return "ScrollPhysics(rate: \(rates[rate] ?? own), projection: .\(projection), "
      + "contextVelocity: .\(contextVelocity))"
  }
}
