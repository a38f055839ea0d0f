/// Distances inward from the two ends of an axis, in points.
public struct AxisInsets: Hashable, Sendable {
  /// The distance from the leading end (left, right in right-to-left layouts, or top), in points.
  public var leading: Double

  /// The distance from the trailing end, in points.
  public var trailing: Double

  /// Makes insets from a distance for each end, in points.
  public init(leading: Double, trailing: Double) { (self.leading, self.trailing) = (leading, trailing) }

  /// Makes the same inset at both ends, in points.
  public init(_ both: Double) { self.init(leading: both, trailing: both) }

  /// No insets.
  public static let zero = AxisInsets(0)

  /// Both together, in points.
  public var total: Double { leading + trailing }
}

extension AxisInsets: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes the same inset at both ends, in points.
  public init(floatLiteral both: Double) { self.init(both) }

  /// Makes the same inset at both ends, in points.
  public init(integerLiteral both: Int) { self.init(Double(both)) }
}

extension AxisInsets {
  /// The expression that makes it.
  package var swift: String {
    leading == trailing
      ? leading.inSwift : "AxisInsets(leading: \(leading.inSwift), trailing: \(trailing.inSwift))"
  }
}
