/// The documentation's other sample: rests on the page nearest to the proposal, a page being the container.
///
/// | rounding | rests on |
/// |---|---|
/// | `nearest` | the multiple of the container nearest to the proposal; half a page goes to the larger |
/// | `down` | the multiple at or before the proposal |
///
/// Good for: aligned pages at any insets. Known to be wrong with it: a fast swipe passes several pages; with `down` a flick
/// forward must cross a whole page to count; a partial last page is asked for past the end.
public struct NearestPageBehavior: ScrollTargetBehavior {
  /// Which page a proposal between two belongs to.
  public enum Rounding: String, CaseIterable, Sendable {
    /// The nearer one.
    case nearest
    /// The one before.
    case down
  }

  let rounding: Rounding

  /// Makes the behavior.
  public init(rounding: Rounding = .nearest) {
    self.rounding = rounding
  }

  /// Moves the target to a multiple of the container; where that has no length, nowhere.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      let container = context.containerSize.length(along: axis)
      guard container > 0 else { return }
      let pages = target.offset(along: axis) / container
      target.setOffset(
        (rounding == .down ? pages.rounded(.down) : pages.rounded()) * container,
        along: axis
      )
    }
  }
}

extension NearestPageBehavior: ExplainedScrollTargetBehavior {
  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    let container = context.containerSize.length(along: axis).inSentence
    return rounding == .down
      ? "nearest-page: the multiple of the container (\(container)) at or before the proposal"
      : "nearest-page: the multiple of the container (\(container)) nearest to the proposal"
  }
}
