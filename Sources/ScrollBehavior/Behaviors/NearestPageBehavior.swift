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
  public init(rounding: Rounding = .nearest) { self.rounding = rounding }

  /// Moves the target to a multiple of the container; where that has no length, nowhere.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      let container = context.containerSize.length(along: axis)
      guard container > 0 else { return }
      let pages = target.offset(along: axis) / container
      target.setOffset((rounding == .down ? pages.rounded(.down) : pages.rounded()) * container, along: axis)
    }
  }
}

extension NearestPageBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "nearest-page", summary: "the documentation's sample: the container's nearest multiple",
    parameters: [
      BehaviorParameter(name: "rounding", words: Rounding.allCases.map(\.rawValue), fallback: "nearest")
    ], rule: "The multiple of the container nearest to the proposal, or the one before it.",
    faults:
      "A hard fling passes pages. Rounded down, the slightest swipe back turns a page and a short one forward none.",
    examples: [
      ("snapsim --behavior nearest-page --velocity -3000 --print page", "4"),
      ("snapsim --behavior nearest-page:rounding=down --page 3 --velocity 100 --print page", "2"),
    ]
  ) { Self(rounding: $0["rounding"].flatMap(Rounding.init) ?? .nearest) }

  /// The container's multiples, however many are passed.
  public var scrollIntent: ScrollIntent { ScrollIntent(.container, axes: [.horizontal, .vertical]) }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    let container = context.containerSize.length(along: axis).inSentence
    return rounding == .down
      ? "nearest-page: the multiple of the container (\(container)) at or before the proposal"
      : "nearest-page: the multiple of the container (\(container)) nearest to the proposal"
  }
}
