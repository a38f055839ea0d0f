import ScrollBehavior

/// What a behavior leaves of a target that has an offset on the other axis too.
struct AskedTarget {
  let target: ScrollTarget

  /// The offset on the axis that does not scroll, in points.
  let crossOffset: Double

  /// An offset on the other axis that nobody would set by chance.
  static let crossOffset = 7.0

  /// What becomes of a still finger and of a fling each way.
  static func asked(_ scene: AuditScene, from start: Double) -> [AskedTarget] {
    guard let behavior = scene.behavior else { return [] }
    let layout = scene.layout
    let axis = layout.axis
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    return [0.0, -1200, 1200].compactMap { velocity in
      guard let settlement = try? scene.settle(from: start, Gesture(velocity: velocity)) else { return nil }
      var original = ScrollTarget(rect: CGRect(origin: .zero, size: layout.containerSize))
      original.setOffset(start, along: axis)
      original.setOffset(crossOffset, along: across)
      var target = original
      target.setOffset(settlement.proposed, along: axis)
      let speed = 1000 * settlement.velocity * (layout.isReversed ? -1 : 1)
      let context = ScrollTargetBehaviorContext(
        originalTarget: original,
        velocity: axis == .horizontal ? CGVector(dx: speed, dy: 0) : CGVector(dx: 0, dy: speed),
        contentSize: layout.contentSize,
        containerSize: layout.containerSize,
        axes: Axis.Set(axis),
        environment: scene.settling.environment)
      scene.asksOtherwise()
      behavior.updateTarget(&target, context: context)
      return AskedTarget(target: target, crossOffset: target.offset(along: across))
    }
  }
}
