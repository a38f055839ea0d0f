/// How a scroll view should scroll under a behavior.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether a gesture should carry less far; the model answers with the fast deceleration rate, 0.99 per ms.
  public var limitsScrolls = false

  /// Makes properties that change nothing.
  public init() {}
}

/// The axes and environment that a behavior is told when it states its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The surroundings of the scroll view.
  public var environment: EnvironmentValues

  /// The axes on which it scrolls.
  public var axes: Axis.Set

  /// The size of the whole scroll view, in points, where that is known.
  package var bounds: CGSize?

  /// Makes a context.
  ///
  /// SwiftUI keeps this to itself; here it is public, so that a test can call a behavior directly.
  public init(environment: EnvironmentValues = EnvironmentValues(), axes: Axis.Set) {
    self.environment = environment
    self.axes = axes
  }
}
