/// The range in which one number of a counterexample may change while the rule stays broken.
///
/// It is found by steps that double and then by halving, so an exception between two of the values that were tried is
/// missed.
public struct NumberRange: Hashable, Sendable {
  /// A number that may change.
  public enum Number: String, CaseIterable, Sendable {
    /// The number of items.
    case items

    /// The scroll view's length on the axis that scrolls, in points.
    case bounds

    /// The length of each item, in points.
    case itemLength = "item-length"

    /// The space between items, in points.
    case spacing

    /// The stop on which the gesture begins, counted from 0.
    case stop

    /// The offset at which it begins, in points, where that is no stop.
    case offset

    /// The finger's drag, in points, in the same direction.
    case drag

    /// The finger's velocity, in points per second, in the same direction.
    case velocity
  }

  /// The number that may change.
  public var number: Number

  /// Its value in the counterexample.
  public var value: Double

  /// The least value that was found to do; `nil` where the least that was tried does.
  public var least: Double?

  /// The greatest value that was found to do; `nil` where the greatest that was tried does.
  public var greatest: Double?

  /// Whether the gesture then begins as far from the end as in the counterexample, and not as far from the start.
  public var isFromEnd = false

  /// Whether no other value does.
  public var isFixed: Bool { least == value && greatest == value }
}
