import ScrollBehavior

/// Gestures that show a fault when they are tried again.
public struct Demonstration: Hashable, Sendable {
  /// The scroll view and its content.
  public var layout: ScrollLayout

  /// The offset when the first gesture begins, in points.
  public var start: Double

  /// The gesture.
  public var gesture: Gesture

  /// The number of times that it is performed, each from the last rest.
  public var repeats = 1

  /// The unit of `context.velocity`; `nil` for the one that the audit was made with.
  public var contextVelocity: ScrollPhysics.VelocityUnit?

  package init(_ shown: AuditCase) {
    layout = shown.layout
    start = shown.start
    gesture = shown.gesture
  }

  /// The gesture of a trial, as it is.
  static func ofGesture(_ scene: AuditScene, _ trial: AuditTrial) -> Demonstration? {
    Demonstration(AuditCase(layout: scene.layout, start: trial.start, gesture: trial.entry.gesture))
  }

  /// A touch of nothing where a trial came to rest.
  static func ofTouch(_ scene: AuditScene, _ trial: AuditTrial) -> Demonstration? {
    Demonstration(AuditCase(layout: scene.layout, start: trial.settlement.offset, gesture: Gesture()))
  }

  /// Of a row longer than this, only so much is shown.
  private static let mostSwipes = 128

  /// Swipe after swipe from one end to the other.
  static func ofRow(_ scene: AuditScene, isForward: Bool) -> Demonstration? {
    var row = Demonstration(
      AuditCase(
        layout: scene.layout, start: isForward ? 0 : scene.layout.reach,
        gesture: fling(scene.layout, isForward: isForward)))
    // As long as it gets on, and once more where it does not.
    var rest = row.start
    for swipe in 1...mostSwipes {
      row.repeats = swipe
      guard let next = (try? scene.settle(from: rest, row.gesture))?.offset, next != rest else { break }
      rest = next
    }
    return row
  }

  /// A brisk fling away from the nearer end.
  static func ofLeaving(_ scene: AuditScene, _ trial: AuditTrial) -> Demonstration? {
    Demonstration(
      AuditCase(
        layout: scene.layout, start: trial.start,
        gesture: fling(scene.layout, isForward: trial.start < scene.layout.reach / 2)))
  }

  private static func fling(_ layout: ScrollLayout, isForward: Bool) -> Gesture {
    Gesture(velocity: isForward == layout.isReversed ? 1200 : -1200)
  }
}
