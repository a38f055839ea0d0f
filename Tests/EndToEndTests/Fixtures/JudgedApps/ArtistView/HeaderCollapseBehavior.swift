import SwiftUI

struct HeaderCollapseBehavior: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxOffset = max(context.contentSize.height - context.containerSize.height, 0)
    let collapsed = min(headerHeight, maxOffset)
    let proposed = target.rect.minY

    guard proposed > 0, proposed < collapsed else { return }

    let startedExpanded = context.originalTarget.rect.minY < collapsed / 2
    let threshold = startedExpanded ? collapsed * 0.3 : collapsed * 0.7
    target.rect.origin.y = proposed < threshold ? 0 : collapsed
  }
}
