extension ScrollTargetBehavior {
  /// The point of item and container that meet; `nil` for their leading edges.
  package var alignment: UnitPoint? { aligning?.anchor }

  /// The point of item and container that meet along an axis: 0 the leading edges, 1 the trailing ones.
  package func alignment(along axis: Axis) -> Double { alignment?.fraction(along: axis) ?? 0 }

  /// The longest item that is a target, in containers; what is not ours may ask view-aligned, so it gets that one's.
  package var longestTarget: Double { aligning?.rules.longest ?? ViewAlignedRules.longestTarget }

  /// The behavior by whose anchor items are aligned; what counts as aligned follows it.
  ///
  /// Types are asked for, and no protocol: to find that a behavior does not conform to one takes a search through all
  /// conformances of the program, which at start costs more than to settle thousands of gestures.
  private var aligning: ViewAlignedScrollTargetBehavior? {
    let behavior = unwrapped
    if let aligned = behavior as? ViewAlignedScrollTargetBehavior { return aligned }
    return (behavior as? SingleViewScrollTargetBehavior)?.viewAligned
  }
}
