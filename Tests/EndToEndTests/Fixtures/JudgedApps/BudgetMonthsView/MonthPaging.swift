import SwiftUI

// One month per swipe, however hard. The neighbours peek in at both margins.
struct MonthPaging: ScrollTargetBehavior {
  let inset: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = context.containerSize.width - inset * 2 + spacing
    guard stride > 0 else { return }

    let start = (context.originalTarget.rect.minX / stride).rounded()
    let proposed = (target.rect.minX / stride).rounded()
    target.rect.origin.x = min(max(proposed, start - 1), start + 1) * stride
  }
}
