/// A behavior whose type is known only at run time.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior inside.
  public let base: any ScrollTargetBehavior

  /// Wraps a behavior; one that is wrapped already is not wrapped again.
  public init(_ base: some ScrollTargetBehavior) { self.base = base.unwrapped }

  /// Asks the behavior inside.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Asks the behavior inside.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior {
  /// The behavior itself, or the one inside of all wrappers.
  package var unwrapped: any ScrollTargetBehavior {
    switch self {
    case let any as AnyScrollTargetBehavior: any.base.unwrapped
    case let noted as NotedScrollTargetBehavior: noted.base.unwrapped
    case let shown as BehaviorOnScreen: shown.base.unwrapped
    default: self
    }
  }
}
