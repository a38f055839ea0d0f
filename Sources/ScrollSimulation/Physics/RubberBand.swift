/// How far content follows a finger that drags it past an end: f(x) = c·x·D/(D + c·x).
///
/// Measured on UIKit, 18 of 18 samples to a pixel. It starts with slope c and never reaches D.
public struct RubberBand: Hashable, Sendable {
  /// The slope at the end: 0.55, measured on UIKit.
  public static let coefficient = 0.55

  /// The length of the scroll view's bounds on the axis, in points, at least 0.
  public let dimension: Double

  /// Makes the rubber band of a scroll view; one without a length, or with no number for it, does not stretch.
  public init(dimension: Double) { self.dimension = max(0, dimension.bounded) }

  /// How far past the end the content shows, in points, for a drag past it of at least 0 points.
  public func displayed(drag: Double) -> Double {
    guard drag > 0, dimension > 0 else { return 0 }
    if drag == .infinity { return dimension }
    let pull = Self.coefficient * drag
    return pull / (1 + pull / dimension)
  }

  /// How far past the end the finger must have dragged for the content to show there, in points; the inverse.
  ///
  /// - Parameter displayed: how far past the end the content shows, in points, at least 0.
  /// - Returns: the drag, or `nil` where no drag gets there: from `dimension` on.
  public func drag(displayed: Double) -> Double? {
    guard displayed < dimension else { return nil }
    guard displayed > 0 else { return 0 }
    return displayed / (Self.coefficient * (1 - displayed / dimension))
  }

  /// An offset as it shows, in points, given the offset that the finger alone would have made.
  func displayedOffset(dragged offset: Double, reach: Double) -> Double {
    if offset < 0 { return -displayed(drag: -offset) }
    if offset > reach { return reach + displayed(drag: offset - reach) }
    return offset
  }

  /// The offset that the finger alone would have made, in points, given the offset as it shows; `nil` where none would.
  package func draggedOffset(displayed offset: Double, reach: Double) -> Double? {
    if offset < 0 { return drag(displayed: -offset).map { -$0 } }
    if offset > reach { return drag(displayed: offset - reach).map { reach + $0 } }
    return offset
  }
}
