import SwiftUI

/// A flick turns to the neighbouring memory and never further.
struct MemoryStepBehavior: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    let limit = max(context.contentSize.width - context.containerSize.width, 0)
    let lastIndex = (limit / step).rounded(.up)

    func index(at x: CGFloat) -> CGFloat {
      x >= limit - 0.5 ? lastIndex : (x / step).rounded()
    }

    var next = index(at: target.rect.minX)
    if context.velocity.dx != 0 {
      let start = index(at: context.originalTarget.rect.minX)
      next = min(max(next, start - 1), start + 1)
    }

    target.rect.origin.x = min(max(next * step, 0), limit)
  }
}
