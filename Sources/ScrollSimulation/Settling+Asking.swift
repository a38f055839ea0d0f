import ScrollBehavior

extension Settling {
  /// A context's gesture: offsets in points, the velocity in points per millisecond, and as it is told.
  struct LiftOff {
    var start: Double
    var released: Double
    var velocity: Double
    var told: Double
  }

  /// The content's velocity as `context.velocity` has it, given the finger's: it does not follow the layout direction.
  func told(_ velocity: Double) -> Double {
    0 - (isPerSecond ? velocity : velocity / 1000)
  }

  /// The component of `context.velocity` on the axis, in the unit in which it is told.
  package func toldVelocity(_ gesture: Gesture) -> Double { told(gesture.velocity) }

  private func context(of liftOff: LiftOff) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      scrollView, start: liftOff.start, released: liftOff.released, velocity: liftOff.velocity,
      told: liftOff.told, along: axis)
  }

  private func context(of settlement: Settlement, _ gesture: Gesture) -> ScrollTargetBehaviorContext {
    context(
      of: LiftOff(
        start: settlement.start, released: settlement.released, velocity: settlement.velocity,
        told: told(gesture.velocity)))
  }

  /// The offset that the behavior makes of a proposal.
  @inline(__always)
  func adjusted(_ target: consuming ScrollTarget, _ liftOff: LiftOff) throws(SimulationError) -> Double {
    adjusting.updateTarget(&target, context: context(of: liftOff))
    let offset = offset(of: target)
    guard abs(offset) <= .greatestFiniteMagnitude else {
      throw .targetNotFinite(behavior: String(describing: type(of: adjusting.unwrapped)), target: offset)
    }
    return offset
  }

  /// The offset that a target asks for: its origin, or by its anchor where its size is no longer the container's.
  private func offset(of target: ScrollTarget) -> Double {
    let origin = axis == .horizontal ? target.rect.origin.x : target.rect.origin.y
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
    var target = proposal(settlement.proposed)
    adjusting.updateTarget(&target, context: context(of: settlement, gesture))
    return target
  }

  /// The rule by which the behavior chose, as a sentence without its full stop.
  ///
  /// - Parameters:
  ///   - settlement: what the gesture came to.
  ///   - gesture: what the finger did.
  /// - Returns: the rule, or `nil` where the behavior does not say.
  package func rule(for settlement: Settlement, _ gesture: Gesture) -> String? {
    (adjusting.unwrapped as? any ListedScrollTargetBehavior)?.rule(
      for: proposal(settlement.proposed), context: context(of: settlement, gesture), axis: axis)
  }
}
