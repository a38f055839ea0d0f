/// A direction in which content scrolls.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Left and right.
  case horizontal

  /// Up and down.
  case vertical

  /// Any number of axes at once.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per axis.
    public let rawValue: Int8

    /// Makes a set from its bits; unknown bits are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set that holds one axis.
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)

    /// The vertical axis alone.
    public static let vertical = Set(.vertical)
  }

  package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The axis's name, `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
