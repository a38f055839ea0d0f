import SwiftUI

// Advances the deck by one card per swipe.
struct OneCardBehavior: ScrollTargetBehavior {
  let stride: CGFloat
  var threshold: CGFloat = 40

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let start = context.originalTarget.rect.minX
    let travel = target.rect.minX - start
    let current = (start / stride).rounded(.down)

    let index: CGFloat
    if travel > threshold {
      index = current + 1
    } else if travel < -threshold {
      index = current - 1
    } else if start >= end - 1 {
      target.rect.origin.x = end
      return
    } else {
      index = (start / stride).rounded()
    }
    target.rect.origin.x = min(max(index * stride, 0), end)
  }
}
