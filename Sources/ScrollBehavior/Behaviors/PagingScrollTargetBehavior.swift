/// SwiftUI's `.paging`: one page per gesture, a page being as long as the scroll view's *bounds*.
///
/// SwiftUI's own code is not public; this is a model of what is observed. That the step is the bounds is documented for
/// UIKit's `isPagingEnabled`, which misaligns in the same way (FB16486510): wherever insets make the container
/// shorter than the bounds, each page is off by the insets more than the one before.
///
/// | gesture | rests on |
/// |---|---|
/// | a fling (faster than 10 pt/s) | the next multiple of the step beyond where the finger lifted, in its direction |
/// | any other | the multiple nearest to the proposal |
/// | either | at most one step from the multiple nearest to the start, and within 0…reach |
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behavior.
  public init() {}

  /// Moves the target to a multiple of the bounds.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      guard let decision = decision(for: target, context: context, axis: axis) else { return }
      target.setOffset(decision.offset, along: axis)
    }
  }

  /// How a page was chosen.
  private struct Decision {
    var isFling: Bool
    var startPage: Double
    var wantedPage: Double
    var step: Double
    var offset: Double
  }

  @inline(__always)
  private func decision(
    for target: ScrollTarget,
    context: TargetContext,
    axis: Axis
  ) -> Decision? {
    let step = context.scrollView.bounds.length(along: axis)
    guard step > 0 else { return nil }
    let released = context.scrollView.released(along: axis)
    let isFling = context.scrollView.isFling(along: axis)
    let startPage = (context.originalTarget.offset(along: axis) / step).rounded()
    // Counted in the direction of the fling, both directions are one.
    let forward: Double = context.scrollView.velocity(along: axis) > 0 ? 1 : -1
    let wantedPage =
      isFling
      ? forward * (((forward * released + ScrollStops.coincidence) / step).rounded(.down) + 1)
      : (target.offset(along: axis) / step).rounded()
    let page = min(max(wantedPage, startPage - 1), startPage + 1)
    return Decision(
      isFling: isFling,
      startPage: startPage,
      wantedPage: wantedPage,
      step: step,
      offset: min(max(page * step, 0), context.reach(along: axis))
    )
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// One page per gesture, a page being as long as the scroll view's bounds.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension PagingScrollTargetBehavior: ExplainedScrollTargetBehavior {
  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    guard let decision = decision(for: target, context: context, axis: axis) else {
      return "paging, a model: the scroll view has no length, so the proposal stands"
    }
    let step = decision.step.inSentence
    let choice =
      decision.isFling
      ? "a fling, so the next multiple of the bounds (\(step)) beyond the released offset"
      : "no fling, so the multiple of the bounds (\(step)) nearest to the proposal"
    let page = min(max(decision.wantedPage, decision.startPage - 1), decision.startPage + 1)
    let leash =
      page == decision.wantedPage
      ? ""
      : "; held to one step from the start, which is nearest to \(step) × \(decision.startPage.inSentence)"
    let end =
      decision.offset == page * decision.step
      ? "" : "; \(step) × \(page.inSentence) lies past the end"
    return "paging, a model: \(choice)\(leash)\(end)"
  }
}
