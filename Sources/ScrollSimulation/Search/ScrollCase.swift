/// A gesture on a layout, performed once or in a row.
public struct ScrollCase: Hashable, Sendable {
  /// The scroll view and its content.
  public var layout: ScrollLayout

  /// The offset when the gesture begins, in points; for a fault of a stop, that stop.
  public var start: Double

  /// The gesture; for a fault of a stop or a layout, one of nothing.
  public var gesture: Gesture

  /// The number of times that it is performed, each from the last rest.
  public var repeats = 1

  /// The unit of `context.velocity`; `nil` for the one of the physics.
  public var contextVelocity: ScrollPhysics.VelocityUnit?

  /// Makes a case of one gesture.
  public init(layout: ScrollLayout, start: Double, gesture: Gesture) {
    (self.layout, self.start, self.gesture) = (layout, start, gesture)
  }

  /// Its gesture carried over to another layout: as many points forward, and in proportion to what shows.
  func gestures(on layout: ScrollLayout) -> (same: Gesture, scaled: Gesture) {
    let sign: Double = layout.isReversed == self.layout.isReversed ? 1 : -1
    let same = Gesture(drag: sign * gesture.drag + 0, velocity: sign * gesture.velocity + 0)
    let scale = layout.screenful / self.layout.screenful
    return (same, Gesture(drag: same.drag * scale, velocity: same.velocity))
  }

  /// The offsets on another layout that lie as its start does, and the end.
  func starts(on layout: ScrollLayout) -> [Double] {
    let scaled = start / self.layout.container * layout.container
    return [scaled.rounded(), scaled, start, layout.reach]
      .filter { $0 > -layout.bounds && $0 < layout.reach + layout.bounds }
  }
}
