import SwiftUI

struct ShelfSnap: ScrollTargetBehavior {
  var itemWidth: CGFloat
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = itemWidth + spacing
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = target.rect.minX
    guard x > 0, x < end else { return }

    let snapped = (x / step).rounded() * step
    // the last covers: the trailing edge is a stop as well
    if end - x < abs(snapped - x) {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = min(snapped, end)
    }
  }
}
