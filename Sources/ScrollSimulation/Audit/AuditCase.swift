import ScrollBehavior

/// A gesture on a layout, which shows a fault.
public struct AuditCase: Hashable, Sendable {
  /// The scroll view and its content.
  public var layout: ScrollLayout

  /// The offset when the gesture begins, in points; for a fault of a stop, that stop.
  public var start: Double

  /// The gesture; for a fault of a stop or a layout, one of nothing.
  public var gesture: Gesture

  /// Makes a case.
  public init(layout: ScrollLayout, start: Double, gesture: Gesture) {
    self.layout = layout
    self.start = start
    self.gesture = gesture
  }
}
