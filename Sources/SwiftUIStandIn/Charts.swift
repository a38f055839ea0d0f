import ScrollBehavior

/// What decides where a chart comes to rest: a scroll behavior that can ask the chart too.
public protocol ChartScrollTargetBehavior {
  /// Adjusts the proposed target in place; leaving it alone accepts it.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// What `updateTarget` is told.
  typealias TargetContext = ChartScrollTargetBehaviorContext
}

/// What a chart's behavior may know: what any scroll behavior does, and the chart.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  private let context: ScrollTargetBehaviorContext

  /// Makes one; Charts keeps this to itself.
  public init(_ context: ScrollTargetBehaviorContext) {
    self.context = context
  }

  /// The chart, which has no data here.
  public var chart: ChartProxy { ChartProxy(plotSize: context.containerSize) }

  /// What any scroll behavior is told.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, Value>) -> Value {
    context[keyPath: keyPath]
  }
}

/// A chart without data: no value has a place in it.
public struct ChartProxy {
  /// The size of what is seen of the plot, in points.
  public let plotSize: CGSize

  /// No value.
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
  /// No value.
  public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
  /// No place.
  public func position<Value>(forX value: Value) -> CGFloat? { nil }
  /// No place.
  public func position<Value>(forY value: Value) -> CGFloat? { nil }
}

/// A chart's behavior as one of any scroll view.
public struct ChartBehaviorAdapter: ScrollTargetBehavior {
  private let base: any ChartScrollTargetBehavior

  /// Takes a chart's behavior.
  public init(_ base: any ChartScrollTargetBehavior) {
    self.base = base
  }

  /// Asks the chart's behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: ChartScrollTargetBehaviorContext(context))
  }
}
