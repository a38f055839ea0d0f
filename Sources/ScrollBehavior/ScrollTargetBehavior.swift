/// A rule that decides where a scroll view comes to rest.
///
/// The scroll view proposes a target, the end of its free deceleration, and a behavior may change it:
///
///     struct Tens: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         target.rect.origin.x = (target.rect.origin.x / 10).rounded() * 10
///       }
///     }
public protocol ScrollTargetBehavior {
  /// Adjusts the proposed target in place; leaving it alone accepts it.
  ///
  /// - Parameters:
  ///   - target: the proposal; its rectangle has the container's size.
  ///   - context: the gesture and the scroll view, as far as a behavior may see them.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// States how the scroll view itself should scroll under this behavior; by default as it always does.
  ///
  /// - Parameter context: the axes and the environment.
  /// - Returns: the properties.
  func properties(context: Self.PropertiesContext) -> Self.Properties

  /// The gesture and the scroll view, as `updateTarget` is told of them.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// The answer of `properties`.
  typealias Properties = ScrollTargetBehaviorProperties

  /// The axes and the environment, as `properties` is told of them.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  /// Changes nothing about the way the scroll view scrolls.
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }

  /// Asks where a gesture along the one axis that scrolls is to end.
  ///
  /// The scroll view is lent: to count who holds it takes as long as the rest of a settlement, and a variable for the
  /// context would count.
  package func ask(
    _ target: inout ScrollTarget, of scrollView: ScrollViewState, start: Double, released: Double,
    velocity: Double, told: Double, isOfGesture: Bool = true
  ) {
    updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        scrollView, start: start, released: released, velocity: velocity, told: told, isOfGesture: isOfGesture
      ))
  }
}

/// How a scroll view should scroll under a behavior.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether a gesture should carry less far; the model answers with the fast deceleration rate, 0.99 per ms.
  public var limitsScrolls = false

  /// The part of the velocity kept each millisecond, 0 to 1, where a layout of UIKit's says it.
  package var decelerationRate: Double?

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
    (self.environment, self.axes) = (environment, axes)
  }
}
