// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A behavior of a chart: here it is one of any scroll view, whose context tells of the chart too.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

public typealias ChartScrollTargetBehaviorContext = ScrollTargetBehaviorContext

extension ScrollTargetBehaviorContext {
  /// The chart, whose values are points from the leading end of the content.
  public var chartProxy: ChartProxy { ChartProxy(plotSize: contentSize, plotContainerSize: containerSize) }
}

/// A chart with linear scales: a value is a place in the content, in points.
///
/// So `--content-length 365` is a chart of 365 values of a point each. A date is so many seconds after the reference date.
public struct ChartProxy {
  public let plotSize: CGSize

  /// The size of what is seen of it, in points.
  public let plotContainerSize: CGSize
  public var plotFrame: CGRect? { CGRect(origin: .zero, size: plotContainerSize) }

  /// The value at a place; `nil` where the type is none of numbers or dates.
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    Self.value(position, as: type)
  }

  public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    Self.value(position, as: type)
  }

  public func value<X, Y>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    Self.value(position.x, as: X.self).flatMap { x in Self.value(position.y, as: Y.self).map { (x, $0) } }
  }

  /// The place of a value; `nil` where it is neither a number nor a date.
  public func position<Value>(forX value: Value) -> CGFloat? { Self.position(value) }
  public func position<Value>(forY value: Value) -> CGFloat? { Self.position(value) }

  private static func value<Value>(_ position: CGFloat, as type: Value.Type) -> Value? {
    guard position.isFinite else { return nil }
    if type == Date.self { return Date(timeIntervalSinceReferenceDate: Double(position)) as? Value }
    if type == Int.self { return Int(exactly: position.rounded()) as? Value }
    return (type == CGFloat.self ? position as Any : Double(position) as Any) as? Value
  }

  private static func position(_ value: some Any) -> CGFloat? {
    if let number = value as? Double { return CGFloat(number) }
    if let number = value as? CGFloat { return number }
    if let number = value as? any BinaryInteger { return CGFloat(Double(number)) }
    return (value as? Date).map { CGFloat($0.timeIntervalSinceReferenceDate) }
  }
}

/// Charts' own behavior: it rests where a value of the chart is a multiple of a unit, and within a page on larger ones.
///
/// Here values are points, as `ChartProxy` says; dates are matched by the seconds of what they are to be.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public enum LimitBehavior: Hashable, Sendable { case automatic, always, never }

  /// The larger values; they are taken, and none is looked at.
  public enum MajorValueAlignment: Hashable, Sendable {
    case page

    public static func unit(_ unit: some BinaryFloatingPoint) -> Self { .page }
    public static func unit(_ unit: some BinaryInteger) -> Self { .page }
    public static func matching(_ components: DateComponents) -> Self { .page }
  }

  private let unit: Double
  private let limit: LimitBehavior

  public init(
    unit: some BinaryFloatingPoint, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) {
    (self.unit, limit) = (Double(unit), limitBehavior)
  }

  public init(
    unit: some BinaryInteger, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) {
    (self.unit, limit) = (Double(unit), limitBehavior)
  }

  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) {
    (unit, limit) = (components.step, limitBehavior)
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard unit > 0 else { return }
    let from = context.originalTarget.rect.origin
    let container = context.containerSize
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(target.rect.origin.x, from: from.x, page: container.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(target.rect.origin.y, from: from.y, page: container.height)
    }
  }

  private func aligned(_ offset: CGFloat, from start: CGFloat, page: CGFloat) -> CGFloat {
    let offset = limit == .always ? min(max(offset, start - page), start + page) : offset
    return (offset / unit).rounded() * unit
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    unit: some BinaryFloatingPoint,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self { .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }

  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self { .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }
}

extension DateComponents {
  /// How many seconds lie between dates that match, by the smallest part that is given.
  fileprivate var step: Double {
    if second != nil { return 60 }
    if minute != nil { return 3600 }
    if hour != nil { return 86_400 }
    if weekday != nil { return 7 * 86_400 }
    return day != nil ? 30 * 86_400 : 365 * 86_400
  }
}
