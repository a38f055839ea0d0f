import ScrollBehavior

/// A scroll view that a test can hold: swipe it, and see where it rests.
///
///     var view = SimulatedScrollView(layout, behavior: .paging)
///     try view.swipe(velocity: -1200)
///     view.page  // 1
public struct SimulatedScrollView {
  /// The step from gesture to settlement, with layout, behavior and physics.
  public let settling: Settling

  /// Where it stands, in points from the leading end.
  public private(set) var offset: Double

  /// Makes a scroll view without a behavior: it decelerates freely.
  ///
  /// - Parameters:
  ///   - layout: the scroll view and its content.
  ///   - offset: where it stands, in points from the leading end.
  ///   - physics: how it decelerates.
  public init(
    _ layout: ScrollLayout,
    offset: Double = 0,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    self.init(Settling(layout, behavior: nil, physics: physics), offset: offset)
  }

  /// Makes a scroll view with a behavior.
  ///
  /// - Parameters:
  ///   - layout: the scroll view and its content.
  ///   - behavior: what adjusts the target.
  ///   - offset: where it stands, in points from the leading end.
  ///   - physics: how it decelerates.
  ///   - environment: values of the app's own that the behavior reads.
  public init(
    _ layout: ScrollLayout,
    behavior: some ScrollTargetBehavior,
    offset: Double = 0,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(
      Settling(layout, behavior: behavior, physics: physics, environment: environment),
      offset: offset
    )
  }

  /// Makes a scroll view from a step that stands ready.
  ///
  /// - Parameters:
  ///   - settling: the step from gesture to settlement.
  ///   - offset: where it stands, in points from the leading end.
  public init(_ settling: Settling, offset: Double = 0) {
    self.settling = settling
    self.offset = offset
  }

  /// The scroll view and its content.
  public var layout: ScrollLayout { settling.layout }

  /// The page whose stop is nearest, from 0.
  public var page: Int { place.page }

  /// The item whose stop is nearest, from 0.
  public var item: Int { place.item }

  /// How far it stands beyond the nearest stop or end, in points; negative before it, 0 if aligned.
  public var misalignment: Double { place.misalignment }

  private var place: Place { settling.rulers.place(offset) }

  /// Swipes, and waits until it rests.
  ///
  /// - Parameters:
  ///   - velocity: the finger's velocity as it lifts, in points per second; negative moves forward in left-to-right.
  ///   - drag: how far the finger moved before, in points, with the same sign.
  /// - Returns: how it came to rest.
  /// - Throws: `SimulationError` where a number is out of range or the behavior's target is not finite; the scroll view
  ///   then stays where it was.
  @discardableResult
  public mutating func swipe(
    velocity: Double = 0,
    drag: Double = 0
  ) throws(SimulationError) -> Settlement {
    try perform(Gesture(drag: drag, velocity: velocity))
  }

  /// Performs a gesture, and waits until it rests.
  ///
  /// - Parameter gesture: what the finger does.
  /// - Returns: how it came to rest.
  /// - Throws: `SimulationError`, as `swipe(velocity:drag:)`.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) throws(SimulationError) -> Settlement {
    let settlement = try settling.settle(from: offset, gesture)
    offset = settlement.offset
    return settlement
  }
}
