/// A behavior that is another one from outside.
package protocol ScrollTargetBehaviorWrapper: ScrollTargetBehavior {
  /// The behavior inside, which is no wrapper itself.
  var base: any ScrollTargetBehavior { get }
}

/// A behavior whose type is known only at run time.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior, ScrollTargetBehaviorWrapper {
  /// The behavior inside.
  public let base: any ScrollTargetBehavior

  /// Wraps a behavior; one that is wrapped already is not wrapped again.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = base.unwrapped
  }

  /// Asks the behavior inside.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Asks the behavior inside.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension ScrollTargetBehavior {
  /// The behavior itself, or the one inside a wrapper.
  package var unwrapped: any ScrollTargetBehavior {
    (self as? any ScrollTargetBehaviorWrapper)?.base ?? self
  }
}
