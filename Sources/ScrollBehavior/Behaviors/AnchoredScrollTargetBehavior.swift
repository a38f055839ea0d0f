/// A behavior that aligns items by a point of its own choice; what counts as aligned follows it.
package protocol AnchoredScrollTargetBehavior: ScrollTargetBehavior {
  /// The point of item and container that meet; `nil` for their leading edges.
  var alignment: UnitPoint? { get }

  /// The longest item that is a target, in containers.
  var longestTarget: Double { get }
}

extension ScrollTargetBehavior {
  /// The point of item and container that meet along an axis: 0 the leading edges, 1 the trailing ones.
  package func alignment(along axis: Axis) -> Double {
    (unwrapped as? any AnchoredScrollTargetBehavior)?.alignment?.fraction(along: axis) ?? 0
  }

  /// The longest item that is a target, in containers; what is not ours may ask view-aligned, so it gets that one's.
  package var longestTarget: Double {
    (unwrapped as? any AnchoredScrollTargetBehavior)?.longestTarget ?? ViewAlignedRules.longestTarget
  }
}
