// The rules of the behaviors that can be pasted into an app, as sentences: apart from them, since SwiftUI has no place
// for such sentences.

extension ContainerPagingBehavior: ExplainedScrollTargetBehavior {
  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    guard let pages = ContainerPages(context, isHorizontal: axis == .horizontal) else {
      return "container-paging: the container has no length, so the proposal stands"
    }
    let start = context.originalTarget.offset(along: axis)
    let proposed = target.offset(along: axis)
    let travel = abs(pages.position(of: proposed) - pages.position(of: start))
    return
      "container-paging: \(travel.inSentence) pages from the start on the grid of the container "
      + "(\(pages.container.inSentence)), where \(threshold.inSentence) turns one page and nothing turns more"
  }
}

extension FlickPagingBehavior: ExplainedScrollTargetBehavior {
  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    guard let pages = ContainerPages(context, isHorizontal: axis == .horizontal) else {
      return "flick-paging: the container has no length, so the proposal stands"
    }
    let speed = abs(context.velocity(along: axis))
    let grid = "on the grid of the container (\(pages.container.inSentence))"
    if speed < light || speed == 0 {
      return
        "flick-paging: \(speed.inSentence) is slower than light=\(light.inSentence), so the page nearest \(grid)"
    }
    if speed < fast {
      return
        "flick-paging: \(speed.inSentence) is light, slower than fast=\(fast.inSentence), so one page \(grid)"
    }
    return
      "flick-paging: \(speed.inSentence) reaches fast=\(fast.inSentence), so the page nearest to the proposal, 1 to "
      + "\(most) pages \(grid)"
  }
}

extension SingleViewScrollTargetBehavior: ExplainedScrollTargetBehavior {
  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    "single-view: the first item on the way to where view-aligned would rest"
  }
}
