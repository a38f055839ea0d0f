import SwiftUI

/// Rests on whole rows (or columns), used by the chapter list and by the sleep-timer ruler.
struct RowSnap: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let runsDown = context.contentSize.height > context.contentSize.width
    if runsDown {
      target.rect.origin.y = snapped(
        target.rect.minY, end: context.contentSize.height - context.containerSize.height)
    } else {
      target.rect.origin.x = snapped(
        target.rect.minX, end: context.contentSize.width - context.containerSize.width)
    }
  }

  private func snapped(_ value: CGFloat, end: CGFloat) -> CGFloat {
    guard end > 0 else { return 0 }
    let stop = min(max((value / step).rounded() * step, 0), end)
    return abs(end - value) < abs(stop - value) ? end : stop
  }
}
