import ScrollBehavior

extension Settling {
  /// What a context tells of a gesture: offsets in points, the velocity in points per millisecond, and as it is told.
  struct LiftOff {
    var start: Double
    var released: Double
    var velocity: Double
    var told: Double
  }

  /// The content's velocity as `context.velocity` has it, given the finger's: it does not follow the layout direction.
  @inline(__always)
  func told(_ velocity: Double) -> Double {
    0 - (isPerSecond ? velocity : velocity / 1000)
  }

  /// The component of `context.velocity` on the axis, in the unit in which it is told.
  package func toldVelocity(_ gesture: Gesture) -> Double { told(gesture.velocity) }

  private func makeContext() -> ScrollTargetBehaviorContext {
    return ScrollTargetBehaviorContext(
      ScrollViewState(
        originalTarget: proposal(0),
        told: .zero,
        contentSize: layout.contentSize,
        containerSize: layout.containerSize,
        axes: Axis.Set(axis),
        environment: environment,
        bounds: layout.boundsSize,
        released: .zero,
        velocity: .zero,
        items: layout.isScrollTargetLayout ? layout.items : nil,
        stops: targets
      ))
  }

  /// The offset that the behavior makes of a proposal.
  @inline(__always)
  func adjusted(_ proposal: ScrollTarget, _ liftOff: LiftOff) throws(SimulationError) -> Double {
    var context = self.context.take() ?? makeContext()
    context.set(
      start: liftOff.start, released: liftOff.released, velocity: liftOff.velocity, told: liftOff.told,
      along: axis)
    var target = proposal
    Self.ask(adjusting, about: &target, in: &context)
    self.context = consume context
    let offset = offset(of: target)
    guard abs(offset) <= .greatestFiniteMagnitude else {
      throw .targetNotFinite(behavior: String(describing: type(of: adjusting.unwrapped)), target: offset)
    }
    return offset
  }

  /// Asks a behavior; the context is passed as if to be changed, which is what keeps it from being retained.
  private static func ask(
    _ behavior: any ScrollTargetBehavior, about target: inout ScrollTarget,
    in context: inout ScrollTargetBehaviorContext
  ) {
    behavior.updateTarget(&target, context: context)
  }

  /// The offset that a target asks for: its origin, or by its anchor where its size is no longer the container's.
  @inline(__always)
  private func offset(of target: ScrollTarget) -> Double {
    let origin = target.offset(along: axis)
    guard let anchor = target.anchor else { return origin }
    let length = target.rect.size.length(along: axis)
    return length == containerLength
      ? origin : origin + anchor.fraction(along: axis) * (length - containerLength)
  }

  /// The whole target that the behavior makes of what it was proposed.
  ///
  /// - Parameters:
  ///   - settlement: what the gesture came to.
  ///   - gesture: what the finger did.
  /// - Returns: the target, with whatever size and anchor the behavior gives it.
  package func answer(for settlement: Settlement, _ gesture: Gesture) -> ScrollTarget {
    var context = makeContext()
    context.set(
      start: settlement.start, released: settlement.released, velocity: settlement.velocity,
      told: told(gesture.velocity), along: axis)
    var target = proposal(settlement.proposed)
    Self.ask(adjusting, about: &target, in: &context)
    return target
  }

  /// The rule by which the behavior chose, as a sentence without its full stop.
  ///
  /// - Parameters:
  ///   - settlement: what the gesture came to.
  ///   - gesture: what the finger did.
  /// - Returns: the rule, or `nil` where the behavior does not say.
  package func rule(for settlement: Settlement, _ gesture: Gesture) -> String? {
    var context = makeContext()
    context.set(
      start: settlement.start, released: settlement.released, velocity: settlement.velocity,
      told: told(gesture.velocity), along: axis)
    return (adjusting.unwrapped as? any ExplainedScrollTargetBehavior)?.rule(
      for: proposal(settlement.proposed), context: context, axis: axis)
  }
}
