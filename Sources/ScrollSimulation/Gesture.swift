/// A finger's drag and its velocity at lift-off.
///
/// Both follow the finger: in left-to-right and vertical layouts a negative value moves the content forward (the offset
/// grows), in right-to-left ones a positive value does.
public struct Gesture: Hashable, Sendable {
  /// How far the finger drags, in points.
  public var drag: Double

  /// How fast the finger moves as it lifts, in points per second.
  public var velocity: Double

  /// Makes a gesture from its drag (pt) and its velocity (pt/s).
  public init(drag: Double = 0, velocity: Double = 0) { (self.drag, self.velocity) = (drag, velocity) }
}
