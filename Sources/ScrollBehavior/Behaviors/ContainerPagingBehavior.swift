/// One page per gesture on the container's own grid: what `.paging` is meant to do, aligned whatever the insets.
///
/// | the proposal lies | rests on |
/// |---|---|
/// | ahead of the start | the page it has entered by at least the threshold |
/// | behind the start | the page it has entered by at least the threshold, from the other side |
/// | on the start | the page nearest to it |
/// | more than a page away | the next page: one per gesture, counted from the page nearest to the start |
///
/// Pages are the multiples of the container, and the end, so that a partial last page is reached and left like any
/// other. Only proposal and start decide, so neither the unit of the velocity nor the layout direction matters. At rest
/// on a page it stays there; caught between pages, it still rests on one. Nothing but SwiftUI's public context is used.
public struct ContainerPagingBehavior: ScrollTargetBehavior {
  /// The part of a page that must be entered for the page to turn, more than 0 and less than 1.
  public let threshold: Double

  /// Makes the behavior.
  ///
  /// - Parameter threshold: the part of a page that must be entered for the page to turn, more than 0 and less than 1;
  ///   anything else is taken as the default, a third (our choice, and that of the published custom pagings).
  public init(threshold: Double = 1.0 / 3) {
    self.threshold = threshold > 0 && threshold < 1 ? threshold : 1.0 / 3
  }

  /// Moves the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.isOfProgram(context) { return }
    if context.axes.contains(.horizontal), let pages = ContainerPages(context, isHorizontal: true) {
      let start = context.originalTarget.rect.origin.x
      target.rect.origin.x = rest(for: target.rect.origin.x, from: start, on: pages)
    }
    if context.axes.contains(.vertical), let pages = ContainerPages(context, isHorizontal: false) {
      let start = context.originalTarget.rect.origin.y
      target.rect.origin.y = rest(for: target.rect.origin.y, from: start, on: pages)
    }
  }

  private func rest(for proposed: Double, from start: Double, on pages: ContainerPages) -> Double {
    let position = pages.position(of: proposed)
    // Counted in the direction of the proposal, both directions are one.
    let heading: Double = proposed > start ? 1 : -1
    let wanted =
      proposed == start ? position.rounded() : heading * (heading * position + (1 - threshold)).rounded(.down)
    let startPage = pages.page(nearest: start)
    return pages.offset(ofPage: min(max(wanted, startPage - 1), startPage + 1))
  }
}

extension ScrollTargetBehavior where Self == ContainerPagingBehavior {
  /// One page per gesture on the container's own grid.
  public static var containerPaging: ContainerPagingBehavior { ContainerPagingBehavior() }
}

// MARK: - Leave out from here on when pasting: SwiftUI has no place for what follows

extension ContainerPagingBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "container-paging", summary: "a fix: one page per gesture on the container's grid",
    parameters: [
      BehaviorParameter(name: "threshold", rule: NumberRule("pages", above: 0, below: 1), fallback: "a third")
    ],
    rule:
      "A fix: one page per gesture on the container's own grid, entered by at least the threshold. The last page ends "
      + "with the content. Neither the velocity's unit nor the layout direction matters.",
    faults: "None is known; it knows no spacing between pages, which no behavior is told.",
    examples: [
      (
        "snapsim --behavior container-paging --drag -129,-130 --print drag,page",
        "drag  page\n-129     0\n-130     1"
      )
    ]
  ) { $0.number("threshold").map { Self(threshold: $0) } ?? Self() }

  /// One container per gesture.
  public var scrollIntent: ScrollIntent { .oneContainer }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    guard let pages = ContainerPages(context, isHorizontal: axis == .horizontal) else {
      return "container-paging: the container has no length, so the proposal stands"
    }
    let start = context.originalTarget.offset(along: axis)
    let proposed = target.offset(along: axis)
    let travel = abs(pages.position(of: proposed) - pages.position(of: start))
    return "container-paging: \(travel.inSentence) pages from the start on the grid of the container "
      + "(\(pages.container.inSentence)), where \(threshold.inSentence) turns one page and nothing turns more"
  }
}
