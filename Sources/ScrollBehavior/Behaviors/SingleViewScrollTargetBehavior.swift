/// Strictly one item per gesture, however narrow the items are and however fast the swipe.
///
/// It knows no items itself, but asks `ViewAlignedScrollTargetBehavior` where it would rest, as an app can:
///
/// | view-aligned would rest | rests on |
/// |---|---|
/// | on the item where the gesture began | that item |
/// | on another one | the first item from the start in that direction |
/// | at an end | the first item from the start in that direction, or the end where none lies between |
///
/// A fling counts from the item nearest to the start, caught between two or at an end that is no stop: view-aligned, asked
/// about a fling where scrolling is limited, never answers with that item itself. Hence the limit `always` in what is asked.
///
/// Found by halving the way: as long as the stop nearest to the middle between start and rest lies between them, it is
/// the new rest. Without items the proposal is left alone.
public struct SingleViewScrollTargetBehavior: ScrollTargetBehavior {
  let viewAligned: ViewAlignedScrollTargetBehavior

  /// Makes the behavior.
  ///
  /// - Parameter viewAligned: what is asked where an item is aligned; by default by leading edges. For another anchor,
  ///   which came with the 26 releases, pass `.viewAligned(limitBehavior: .always, anchor: .center)`.
  public init(
    aligning viewAligned: ViewAlignedScrollTargetBehavior = ViewAlignedScrollTargetBehavior(
      limitBehavior: .always)
  ) {
    self.viewAligned = viewAligned
  }

  /// Moves the target to the next item, or back to the one where the gesture began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // A program that scrolls, as the 26 releases are reported to ask about too, gets where it wants to go.
    let container = context.containerSize
    let isSmall = target.rect.width < container.width - 1 || target.rect.height < container.height - 1
    if context.velocity == .zero, target.anchor != nil || isSmall { return }
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      let reach = max(0, context.contentSize.width - context.containerSize.width)
      target.rect.origin.x = rest(for: target.rect.origin.x, from: min(max(start.x, 0), reach)) { offset in
        var probe = target
        probe.rect.origin.x = offset
        viewAligned.updateTarget(&probe, context: context)
        return probe.rect.origin.x
      }
    }
    if context.axes.contains(.vertical) {
      let reach = max(0, context.contentSize.height - context.containerSize.height)
      target.rect.origin.y = rest(for: target.rect.origin.y, from: min(max(start.y, 0), reach)) { offset in
        var probe = target
        probe.rect.origin.y = offset
        viewAligned.updateTarget(&probe, context: context)
        return probe.rect.origin.y
      }
    }
  }

  private func rest(for proposed: Double, from start: Double, aligned: (Double) -> Double) -> Double {
    let farthest = aligned(proposed)
    var rest = farthest
    // Before this offset nothing is answered that lies on the way.
    var near = start
    while abs(rest - near) > 2 * Self.finest {
      let middle = near + (rest - near) / 2
      // Past some 10¹³ points neighbouring numbers lie further apart than the finest: then nothing lies between.
      guard middle != near, middle != rest else { return rest }
      let nearer = aligned(middle)
      if abs(nearer - start) > Self.finest, (nearer < start) != (rest < start) {
        // A fling against the way: of the item where it began, the one behind is answered.
        near = middle
        continue
      }
      let isBetween = min(start, rest) < nearer && nearer < max(start, rest)
      guard isBetween, abs(nearer - start) > Self.finest else { return rest }
      rest = nearer
    }
    // It rests where it began, or every offset is a stop of its own: then there are no items.
    return farthest == proposed ? proposed : rest
  }

  /// Stops closer than this, in points, are not told apart.
  private static let finest = 0.001
}

extension ScrollTargetBehavior where Self == SingleViewScrollTargetBehavior {
  /// Strictly one item per gesture.
  public static var singleView: SingleViewScrollTargetBehavior { SingleViewScrollTargetBehavior() }
}

// MARK: - Leave out from here on when pasting: SwiftUI has no place for what follows

extension SingleViewScrollTargetBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "single-view", summary: "a fix: strictly one item per gesture",
    parameters: [.anchor, .longest], needsItems: true,
    rule:
      "A fix: strictly one item per gesture, whatever its length, which it learns by asking .viewAligned.",
    faults: "None is known; without .scrollTargetLayout() it does nothing, as .viewAligned.",
    examples: [("snapsim --behavior single-view --item-length 80 --velocity -3000 --print item", "1")]
  ) { Self(aligning: ViewAlignedScrollTargetBehavior(limitBehavior: .always, $0)) }

  /// One item per gesture.
  public var scrollIntent: ScrollIntent {
    ScrollIntent(.items, anchor: alignment, atMost: 1, axes: [.horizontal, .vertical])
  }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    "single-view: the first item on the way to where view-aligned would rest"
  }
}

extension ScrollTargetBehavior {
  /// The point of item and container that meet; `nil` for their leading edges.
  package var alignment: UnitPoint? { aligning?.anchor }

  /// The point of item and container that meet along an axis: 0 the leading edges, 1 the trailing ones.
  package func alignment(along axis: Axis) -> Double { alignment?.fraction(along: axis) ?? 0 }

  /// The longest item that is a target, in containers; what is not ours may ask view-aligned, so it gets that one's.
  package var longestTarget: Double { aligning?.longest ?? ViewAlignedScrollTargetBehavior.longestTarget }

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
