import SwiftUI

// One step per swipe; small nudges fall back to the step being read.
struct StepTurnBehavior: ScrollTargetBehavior {
  let threshold: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.height
    guard page > 0 else { return }

    let origin = context.originalTarget.rect.minY
    let current = (origin / page).rounded()
    let last = max(0, (context.contentSize.height / page).rounded() - 1)

    var step: CGFloat = 0
    if abs(target.rect.minY - origin) > page * threshold {
      step = context.velocity.dy > 0 ? 1 : -1
    }

    target.rect.origin.y = min(max(current + step, 0), last) * page
  }
}
