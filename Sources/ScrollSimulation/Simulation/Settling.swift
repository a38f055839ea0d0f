import ScrollBehavior

/// The pure step: an offset and a gesture give a settlement.
///
/// It holds what stays the same from gesture to gesture. A settlement allocates nothing beyond what the behavior itself
/// may allocate, and depends on nothing but the arguments and the behavior.
public struct Settling {
  /// The scroll view and its content.
  public let layout: ScrollLayout

  /// What adjusts the target; `nil` for free deceleration.
  public let behavior: (any ScrollTargetBehavior)?

  /// How the scroll view decelerates.
  public let physics: ScrollPhysics

  /// The rulers by which rests are placed, with the behavior's anchor.
  public let rulers: Rulers

  private let environment: EnvironmentValues
  private let axes: Axis.Set
  private let bounds: CGSize
  private let insets: EdgeInsets
  private let container: CGSize
  private let content: CGSize
  private let reach: Double
  private let forward: Double
  private let rubberBand: RubberBand
  private let targets: ItemFrames?

  /// Makes the step for a layout and a behavior.
  ///
  /// - Parameters:
  ///   - layout: the scroll view and its content.
  ///   - behavior: what adjusts the target; `nil` for free deceleration.
  ///   - physics: how the scroll view decelerates.
  ///   - environment: values of the app's own; layout direction and size classes come from the layout.
  public init(
    _ layout: ScrollLayout,
    behavior: (any ScrollTargetBehavior)?,
    physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.layout = layout
    self.behavior = behavior
    self.physics = physics
    rulers = Rulers(layout, anchor: behavior?.alignment(along: layout.axis) ?? 0)
    var environment = environment
    environment.layoutDirection = layout.layoutDirection
    environment.horizontalSizeClass = layout.horizontalSizeClass
    environment.verticalSizeClass = layout.verticalSizeClass
    self.environment = environment
    axes = Axis.Set(layout.axis)
    bounds = layout.boundsSize
    insets = layout.edgeInsets
    container = layout.containerSize
    content = layout.contentSize
    reach = layout.reach
    forward = layout.isReversed ? 1 : -1
    rubberBand = RubberBand(dimension: layout.bounds)
    targets = layout.isScrollTargetLayout ? layout.items : nil
  }

  /// The same step for another layout.
  func with(_ layout: ScrollLayout) -> Settling {
    Settling(layout, behavior: behavior, physics: physics, environment: environment)
  }

  /// Settles one gesture.
  ///
  /// - Parameters:
  ///   - start: the offset when it begins, in points; past an end, as displayed.
  ///   - gesture: what the finger does.
  /// - Returns: where it leads.
  /// - Throws: `SimulationError` where a number is out of range or the behavior's target is not finite.
  public func settle(
    from start: Double,
    _ gesture: Gesture
  ) throws(SimulationError) -> Settlement {
    let released = try released(from: start, drag: forward * Self.check(gesture.drag, .drag))
    let velocity = forward * (try Self.check(gesture.velocity, .velocity)) / 1000
    guard let behavior else {
      let projected = released + physics.projection.distance(velocity: velocity, rate: physics.rate)
      let free = FreeDeceleration(start: released, velocity: velocity, rate: physics.rate)
      return settlement(
        start: start,
        released: released,
        velocity: velocity,
        rate: physics.rate,
        projected: projected,
        target: within(free.landing)
      )
    }
    let rate = limitsScrolls(behavior) ? .fast : physics.rate
    let projected = released + physics.projection.distance(velocity: velocity, rate: rate)
    let target = try target(
      proposal(within(projected)),
      of: behavior,
      context(start: start, released: released, velocity: velocity, gesture)
    )
    return settlement(
      start: start,
      released: released,
      velocity: velocity,
      rate: rate,
      projected: projected,
      target: target
    )
  }

  /// Where the behavior, asked without a gesture, lets the scroll view rest.
  ///
  /// SwiftUI asks so when the scroll view's size changes and, as reported of the 26 releases, when a program scrolls.
  ///
  /// - Parameters:
  ///   - proposal: the target without the behavior; its rectangle may have any size.
  ///   - start: where the scroll view stands, in points.
  /// - Returns: the offset, in points, within 0…reach.
  /// - Throws: `SimulationError` where a number is out of range or the behavior's target is not finite.
  func rest(for proposal: ScrollTarget, from start: Double) throws(SimulationError) -> Double {
    _ = try Self.check(start, .offset)
    guard let behavior else { return within(offset(of: proposal)) }
    let still = context(start: start, released: start, velocity: 0, Gesture())
    return within(try target(proposal, of: behavior, still))
  }

  private func target(
    _ proposal: ScrollTarget,
    of behavior: any ScrollTargetBehavior,
    _ context: ScrollTargetBehaviorContext
  ) throws(SimulationError) -> Double {
    var target = proposal
    behavior.updateTarget(&target, context: context)
    let offset = offset(of: target)
    guard offset.isFinite else {
      throw .targetNotFinite(behavior: String(describing: type(of: behavior.unwrapped)), target: offset)
    }
    return offset
  }

  /// The rule by which the behavior chose, as a sentence without its full stop.
  ///
  /// - Parameters:
  ///   - settlement: what the gesture came to.
  ///   - gesture: what the finger did.
  /// - Returns: the rule, or `nil` where the behavior does not say.
  package func rule(for settlement: Settlement, _ gesture: Gesture) -> String? {
    let explained = behavior?.unwrapped as? any ExplainedScrollTargetBehavior
    return explained?.rule(
      for: proposal(settlement.proposed),
      context: context(
        start: settlement.start,
        released: settlement.released,
        velocity: settlement.velocity,
        gesture
      ),
      axis: layout.axis
    )
  }

  private func settlement(
    start: Double,
    released: Double,
    velocity: Double,
    rate: DecelerationRate,
    projected: Double,
    target: Double
  ) -> Settlement {
    let offset = within(target)
    let place = rulers.place(offset)
    return Settlement(
      start: start,
      released: released,
      velocity: velocity,
      rate: rate,
      projected: projected,
      proposed: within(projected),
      target: target,
      offset: offset,
      page: place.page,
      item: place.item,
      misalignment: place.misalignment,
      isFree: behavior == nil
    )
  }

  /// Where the finger lifts: the drag, through the rubber band where it leads past an end.
  private func released(
    from start: Double,
    drag: Double
  ) throws(SimulationError) -> Double {
    _ = try Self.check(start, .offset)
    guard let dragged = rubberBand.draggedOffset(displayed: start, reach: reach) else {
      throw .startTooFarPastTheEnd(offset: start, bounds: layout.bounds, reach: reach)
    }
    return drag == 0 ? start : rubberBand.displayedOffset(dragged: dragged + drag, reach: reach)
  }

  /// An offset brought within 0…reach.
  func within(_ offset: Double) -> Double {
    min(max(offset, 0), reach)
  }

  private func limitsScrolls(_ behavior: any ScrollTargetBehavior) -> Bool {
    behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes)
    ).limitsScrolls
  }

  /// The target that shows the container's length of content from an offset on.
  func proposal(_ offset: Double) -> ScrollTarget {
    var target = ScrollTarget(rect: CGRect(origin: .zero, size: container))
    target.setOffset(offset, along: layout.axis)
    return target
  }

  private func context(
    start: Double,
    released: Double,
    velocity: Double,
    _ gesture: Gesture
  ) -> ScrollTargetBehaviorContext {
    let unit: Double = physics.contextVelocity == .perSecond ? 1 : 1000
    return ScrollTargetBehaviorContext(
      originalTarget: proposal(start),
      velocity: vector(0 - gesture.velocity / unit),
      contentSize: content,
      containerSize: container,
      axes: axes,
      environment: environment,
      scrollView: ScrollViewState(
        bounds: bounds,
        insets: insets,
        released: layout.axis == .horizontal ? CGPoint(x: released, y: 0) : CGPoint(x: 0, y: released),
        velocity: vector(velocity),
        items: targets
      )
    )
  }

  private func vector(_ length: Double) -> CGVector {
    layout.axis == .horizontal ? CGVector(dx: length, dy: 0) : CGVector(dx: 0, dy: length)
  }

  /// The offset that a target asks for: its origin, or by its anchor where its size is no longer the container's.
  private func offset(of target: ScrollTarget) -> Double {
    let origin = target.offset(along: layout.axis)
    let length = target.rect.size.length(along: layout.axis)
    guard let anchor = target.anchor, length != layout.container else { return origin }
    return origin + anchor.fraction(along: layout.axis) * (length - layout.container)
  }

  private static func check(
    _ value: Double,
    _ quantity: SimulationError.Quantity
  ) throws(SimulationError) -> Double {
    guard abs(value) <= ScrollLayout.limit else { throw .outOfRange(quantity, value) }
    return value
  }
}
