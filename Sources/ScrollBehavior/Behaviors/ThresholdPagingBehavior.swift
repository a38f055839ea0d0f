/// The third version of a published custom paging, called robust there: thresholds, pages and ends.
///
/// With C the container, M the reach, o the start, p the proposal:
///
/// | step | rule |
/// |---|---|
/// | nothing to do | content that fits rests on 0; a proposal on the start stays there |
/// | threshold | a third of what remains in the direction (of C at most) |
/// | beyond it | o ± C |
/// | not beyond it | forward ⌊o/C⌋·C, backward ⌈o/C⌉·C |
/// | within 0…M | the result is clamped |
/// | at 0.95·M or more | M |
/// | else at 0.05·C or less | 0 |
/// | else forward | the nearest multiple of C from the start, M at most |
/// | else backward | the nearest multiple of C from the end |
///
/// Good for: short content, where the pages count up to 20. Known to be wrong with it: the part at 0.95 is a part of the
/// *whole*, so from 21 pages on the last but one is skipped, and the last is a trap that nothing leaves; with a partial
/// page its stops differ forward and backward. All kept.
public struct ThresholdPagingBehavior: ScrollTargetBehavior {
  /// Makes the behavior.
  public init() {}

  /// Moves the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      target.setOffset(decision(for: target, context: context, axis: axis).offset, along: axis)
    }
  }

  private enum End { case fits, still, last, first, page }

  private typealias Decision = (
    end: End, distance: Double, threshold: Double, base: Double, offset: Double
  )

  @inline(__always)
  private func decision(for target: ScrollTarget, context: TargetContext, axis: Axis) -> Decision {
    let start = context.originalTarget.offset(along: axis)
    let proposed = target.offset(along: axis)
    let container = context.containerSize.length(along: axis)
    let content = context.contentSize.length(along: axis)
    guard content > container, container > 0 else { return (.fits, 0, 0, 0, 0) }
    // Content without an end has none to count pages from.
    guard proposed != start, content < .infinity else { return (.still, 0, 0, 0, proposed) }
    let reach = content - container
    // The direction as a factor, so that both are one formula: 1 forward, 0 backward; and 1 forward, −1 backward.
    let forward: Double = proposed > start ? 1 : 0
    let heading = 2 * forward - 1
    let remaining = heading * (forward * content - (start + forward * container))
    let threshold = min(remaining, container) / 3
    let distance = abs(start - proposed)
    let wanted =
      distance > threshold
      ? start + heading * container : heading * (heading * start / container).rounded(.down) * container
    let base = min(max(wanted, 0), reach)
    var decision: Decision = (.page, distance, threshold, base, 0)
    if base >= 0.95 * reach {
      decision.end = .last
      decision.offset = reach
    } else if base <= 0.05 * container {
      decision.end = .first
    } else {
      // Pages are counted from the end that the content comes from.
      let end = (1 - forward) * reach
      let pages = (heading * (base - end) / container).rounded()
      decision.offset = min(end + heading * (pages * container), reach)
    }
    return decision
  }
}

extension ScrollTargetBehavior where Self == ThresholdPagingBehavior {
  /// The published robust paging, its faults included.
  public static var thresholdPaging: ThresholdPagingBehavior { ThresholdPagingBehavior() }
}

extension ThresholdPagingBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "threshold-paging", summary: "published version 3, robust but for its faults",
    rule:
      "As published, and called robust there: one container past a third of what remains; then 95 % of the content "
      + "counts as its end and 5 % of a page as its beginning.",
    faults:
      "5 % of the content is more than a page from 21 pages on: the last page but one is skipped, and the last is "
      + "never left. With a partial page its stops differ forward and backward. All kept.",
    examples: [
      ("snapsim --behavior threshold-paging --items 21 --page 18 --velocity -300 --print page", "20"),
      ("snapsim --behavior threshold-paging --items 21 --page 20 --velocity 1200 --print page", "20"),
    ]
  ) { _ in Self() }

  /// One container per gesture.
  public var scrollIntent: ScrollIntent { .oneContainer }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    let decision = decision(for: target, context: context, axis: axis)
    let comparison =
      "\(decision.distance.inSentence) from the start to the proposal, "
      + "\(decision.distance > decision.threshold ? "more" : "not more") than a third of what remains "
      + "(\(decision.threshold.inSentence)), so \(decision.base.inSentence)"
    switch decision.end {
    case .fits: return "threshold-paging: the content fits, so 0"
    case .still: return "threshold-paging: the proposal is the start"
    case .last:
      return "threshold-paging: \(comparison), which is within the last 5 % of the whole, so the end"
    case .first: return "threshold-paging: \(comparison), which is within 5 % of a page of the start, so 0"
    case .page: return "threshold-paging: \(comparison), on its own grid \(decision.offset.inSentence)"
    }
  }
}
