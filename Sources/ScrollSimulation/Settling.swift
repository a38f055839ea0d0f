/// The pure step: an offset and a gesture give a settlement.
///
/// It holds what stays the same from gesture to gesture. A settlement allocates nothing beyond what the behavior itself
/// may allocate, and depends on nothing but the arguments and the behavior.
///
/// It keeps no memory of gestures. It is a class so that its many constants are not copied about.
public final class Settling {
  /// The scroll view and its content.
  public let layout: ScrollLayout

  /// The behavior that adjusts the target; `nil` for free deceleration.
  public let behavior: (any ScrollTargetBehavior)?

  /// How the scroll view decelerates.
  public let physics: ScrollPhysics

  /// The grids by which rests are placed, with the behavior's anchor.
  public let grids: Grids

  /// Whether no behavior adjusts the target, and the one that is asked otherwise.
  private let isFree: Bool
  let adjusting: any ScrollTargetBehavior

  /// The rate of projection: the fast one if the behavior limits scrolling; it is asked for that only once, as what it is
  /// told then does not change from gesture to gesture.
  let rate: DecelerationRate

  let axis: Axis
  private let reach: Double
  let containerLength: Double
  private let containerSize: CGSize

  /// The sign that turns a finger's movement into the content's, forward being positive.
  let forward: Double

  /// Whether `context.velocity` is in points per second, and not per millisecond.
  let isPerSecond: Bool

  private let rubberBand: RubberBand
  let environment: EnvironmentValues

  let scrollView: ScrollViewState

  /// The rule by which a rest is aligned, where the items do not say it alone: whether it is stated, so that what is aligned
  /// by the items is judged by it too, and a layout's function from an offset to its misalignment, both in points.
  package typealias RestRule = (isStated: Bool, misalignment: @Sendable (ScrollLayout) -> (Double) -> Double)

  private let rests: RestRule?

  /// Whether there is a rule of rests; kept, as to look at the rule itself copies it in each settlement.
  private let hasRests: Bool
  private lazy var misalignment = rests?.misalignment(layout)

  /// Makes the step for a layout and a behavior.
  ///
  /// - Parameters:
  ///   - layout: the scroll view and its content.
  ///   - behavior: what adjusts the target; `nil` for free deceleration.
  ///   - physics: how the scroll view decelerates.
  ///   - environment: values of the app's own; layout direction and size classes come from the layout.
  public convenience init(
    _ layout: ScrollLayout, behavior: (any ScrollTargetBehavior)?, physics: ScrollPhysics = ScrollPhysics(),
    environment: EnvironmentValues = EnvironmentValues()
  ) { self.init(layout, behavior: behavior, physics: physics, environment: environment, rests: nil) }

  /// Makes the step, with the rule by which its rests are aligned.
  package init(
    _ layout: ScrollLayout, behavior: (any ScrollTargetBehavior)?, physics: ScrollPhysics,
    environment: EnvironmentValues = EnvironmentValues(), rests: RestRule?
  ) {
    (self.rests, hasRests) = (rests, rests != nil)
    (self.layout, self.behavior, self.physics) = (layout, behavior, physics)
    isFree = behavior == nil
    adjusting = behavior ?? Unadjusted()
    let aligned = adjusting.alignment(along: layout.axis)
    anchor = layout.anchor(of: behavior)
    grids = Grids(layout, anchor: anchor)
    axis = layout.axis
    reach = layout.reach
    containerLength = layout.container
    containerSize = layout.containerSize
    forward = layout.isReversed ? 1 : -1
    isPerSecond = physics.contextVelocity == .perSecond
    rubberBand = RubberBand(dimension: layout.bounds)
    var environment = environment
    environment.layoutDirection = layout.layoutDirection
    environment.horizontalSizeClass = layout.horizontalSizeClass
    environment.verticalSizeClass = layout.verticalSizeClass
    self.environment = environment
    let most = adjusting.longestTarget * layout.container
    let items =
      layout.isScrollTargetLayout && layout.items != nil
      ? anchor == aligned ? grids.items : layout.stops(anchor: aligned) : nil
    scrollView = ScrollViewState(
      contentSize: layout.contentSize, containerSize: layout.containerSize, axes: layout.axes, along: axis,
      environment: environment, bounds: layout.boundsSize,
      stops: items.map { $0.targets(anchor: $0.anchor, upTo: most) ?? $0 }, items: layout.items,
      safeArea: (layout.safeArea.leading, layout.safeArea.trailing),
      margins: (layout.contentMargins.leading, layout.contentMargins.trailing))
    var context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: layout.axes)
    context.bounds = layout.boundsSize
    let properties = adjusting.properties(context: context)
    let own = properties.decelerationRate.flatMap(DecelerationRate.init(perMillisecond:))
    rate = properties.limitsScrolls ? .fast : own ?? physics.rate
  }

  /// The point of item and container that the grids bring together: 0 the leading edges, 1 the trailing ones.
  package let anchor: Double

  /// Whether the behavior is one that keeps what came before.
  private lazy var isLaidOut = behavior?.unwrapped is any LaidOutScrollTargetBehavior

  /// Makes the next gesture the behavior's first; one that asks for the screen may have been made anew since the last.
  func forget() { if isLaidOut { (behavior?.unwrapped as? any LaidOutScrollTargetBehavior)?.forget() } }

  func with(_ layout: ScrollLayout) -> Settling {
    Settling(layout, behavior: behavior, physics: physics, environment: environment, rests: rests)
  }

  /// Places an offset, in points, by the grids and the rule of rests.
  package func place(_ offset: Double) -> Place { place(within: offset.bounded) }

  @inline(__always)
  private func place(within offset: Double) -> Place {
    let place = grids.place(within: offset)
    return hasRests ? ruled(place, offset) : place
  }

  /// A place by the rule of rests; apart, as few settlements have one and all would pay for it.
  @inline(never)
  private func ruled(_ place: Place, _ offset: Double) -> Place {
    guard let rests, place.misalignment != 0 || rests.isStated, let misalignment else { return place }
    return Place(page: place.page, item: place.item, misalignment: misalignment(within(offset)))
  }

  /// Settles one gesture.
  ///
  /// - Parameters:
  ///   - start: the offset when it begins, in points; past an end, as displayed.
  ///   - gesture: what the finger does.
  ///   - isCaught: whether the finger has caught moving content there. A bounce may carry that further past an end than a
  ///     rubber band stretches; no drag leads there, so that it is held as it shows, whatever the finger drags.
  /// - Returns: where it leads.
  /// - Throws: `SimulationError` where a number is out of range or the behavior's target is not finite.
  public func settle(
    from start: Double, _ gesture: Gesture, isCaught: Bool = false
  ) throws(SimulationError) -> Settlement {
    let course = try course(from: start, gesture, isCaught: isCaught)
    let place = place(within: course.offset)
    return Settlement(
      start: start, released: course.released, velocity: course.velocity, rate: rate,
      projected: course.projected, proposed: course.proposed, target: course.target, offset: course.offset,
      page: place.page, item: place.item, misalignment: place.misalignment, isFree: isFree)
  }

  /// Settles one gesture to its target and rest alone: for those who ask millions of times.
  func rest(
    from start: Double, after gesture: Gesture
  ) throws(SimulationError) -> (target: Double, offset: Double) {
    let course = try course(from: start, gesture)
    return (course.target, course.offset)
  }

  /// The steps from a gesture to a rest.
  @inline(__always)
  private func course(
    from start: Double, _ gesture: Gesture, isCaught: Bool = false
  ) throws(SimulationError) -> (
    released: Double, velocity: Double, projected: Double, proposed: Double, target: Double, offset: Double
  ) {
    let drag = forward * (try Self.check(gesture.drag, .drag))
    let released = try released(from: start, drag: drag, isCaught: isCaught)
    let velocity = forward * (try Self.check(gesture.velocity, .velocity)) / 1000
    let projected = released + physics.projection.run(velocity: velocity, rate: rate)
    let proposed = within(projected)
    if isFree {
      // Free deceleration lands a little short of what it announces.
      let landing = Deceleration.landing(from: released, velocity: velocity, rate: rate)
      return (released, velocity, projected, proposed, proposed, within(landing))
    }
    let target = try adjusted(
      proposal(proposed), start: start, released: released, velocity: velocity, told: told(gesture.velocity))
    return (released, velocity, projected, proposed, target, within(target))
  }

  /// The rest that the behavior gives without a gesture.
  ///
  /// SwiftUI asks so when the scroll view's size changes and, as reported of the 26 releases, when a program scrolls.
  func rest(for proposal: ScrollTarget, from start: Double) throws(SimulationError) -> Double {
    let start = try Self.check(start, .offset)
    return within(
      try adjusted(proposal, start: start, released: start, velocity: 0, told: 0, isOfGesture: false))
  }

  /// The offset of the lift-off: the drag, through the rubber band where it leads past an end.
  @inline(__always)
  private func released(from start: Double, drag: Double, isCaught: Bool) throws(SimulationError) -> Double {
    guard start >= 0, start <= reach else {
      return try releasedPastEnd(from: start, drag: drag, isCaught: isCaught)
    }
    let dragged = start + drag
    return dragged >= 0 && dragged <= reach
      ? dragged : rubberBand.displayedOffset(dragged: dragged, reach: reach)
  }

  /// The offset of the lift-off for a start past an end, which is as displayed.
  private func releasedPastEnd(
    from start: Double, drag: Double, isCaught: Bool
  ) throws(SimulationError) -> Double {
    let start = try Self.check(start, .offset)
    guard let dragged = rubberBand.draggedOffset(displayed: start, reach: reach) else {
      // The inverse of the rubber band is without bound there, where a drag moves nothing that shows.
      if isCaught { return start }
      throw .startTooFarPastTheEnd(offset: start, bounds: layout.bounds, reach: reach)
    }
    return drag == 0 ? start : rubberBand.displayedOffset(dragged: dragged + drag, reach: reach)
  }

  /// An offset brought within 0…reach.
  func within(_ offset: Double) -> Double { min(max(offset, 0), reach) }

  /// The target that shows the container's length of content from an offset on; here, as calls of another module are not
  /// inlined.
  func proposal(_ offset: Double) -> ScrollTarget {
    let origin = axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    return ScrollTarget(rect: CGRect(origin: origin, size: containerSize))
  }

  private static func check(
    _ value: Double, _ quantity: SimulationError.Quantity
  ) throws(SimulationError) -> Double {
    guard abs(value) <= ScrollLayout.limit else { throw .outOfRange(quantity, value) }
    return value
  }

  /// The content's velocity as `context.velocity` has it, given the finger's: it does not follow the layout direction.
  package func told(_ velocity: Double) -> Double { 0 - (isPerSecond ? velocity : velocity / 1000) }

  private func context(of settlement: Settlement, _ gesture: Gesture) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      scrollView, start: settlement.start, released: settlement.released, velocity: settlement.velocity,
      told: told(gesture.velocity))
  }

  /// The offset that the behavior makes of a proposal.
  @inline(__always)
  func adjusted(
    _ target: consuming ScrollTarget, start: Double, released: Double, velocity: Double, told: Double,
    isOfGesture: Bool = true
  ) throws(SimulationError) -> Double {
    adjusting.ask(
      &target, of: scrollView, start: start, released: released, velocity: velocity, told: told,
      isOfGesture: isOfGesture)
    let offset = offset(of: target)
    guard abs(offset) <= .greatestFiniteMagnitude else { throw .init(notFinite: offset, of: adjusting) }
    return offset
  }

  /// The offset that a target asks for: its origin, or by its anchor where its size is no longer the container's; written out
  /// as the proposal.
  private func offset(of target: ScrollTarget) -> Double {
    let origin = axis == .horizontal ? target.rect.origin.x : target.rect.origin.y
    guard let anchor = target.anchor else { return origin }
    let length = target.rect.size.length(along: axis)
    return length == containerLength
      ? origin : origin + anchor.fraction(along: axis) * (length - containerLength)
  }

  /// The whole target that the behavior makes of what it was proposed, with whatever size and anchor it gives it.
  package func answer(for settlement: Settlement, _ gesture: Gesture) -> ScrollTarget {
    var target = proposal(settlement.proposed)
    adjusting.updateTarget(&target, context: context(of: settlement, gesture))
    return target
  }

  /// The rule by which the behavior chose, as a sentence without its full stop; `nil` where the behavior does not say.
  package func rule(for settlement: Settlement, _ gesture: Gesture) -> String? {
    (adjusting.unwrapped as? any ListedScrollTargetBehavior)?.rule(
      for: proposal(settlement.proposed), context: context(of: settlement, gesture), axis: axis)
  }
}

/// A behavior that accepts every proposal, for where there is none.
private struct Unadjusted: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollLayout {
  /// The point of item and container by which items and pages count with a behavior, 0 the leading edges: its own; of one that
  /// is not of this library and states none, the scroll position's.
  package func anchor(of behavior: (any ScrollTargetBehavior)?) -> Double {
    anchor(
      behavior?.alignment, isOurs: behavior.map { $0.unwrapped is any ListedScrollTargetBehavior } ?? true)
  }

  /// That point by the alignment of a behavior; whether it is this library's is asked only where a position has an anchor.
  package func anchor(_ own: UnitPoint?, isOurs: @autoclosure () -> Bool) -> Double {
    if own == nil, case .anchor(let kept)? = keep, !isOurs() { return kept }
    return own?.fraction(along: axis) ?? 0
  }
}
