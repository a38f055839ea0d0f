import SwiftUI

// Keeps the cabin plan on whole seats in both directions.
struct SeatGridBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = settle(
        target.rect.minX,
        limit: context.contentSize.width - context.containerSize.width
      )
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = settle(
        target.rect.minY,
        limit: context.contentSize.height - context.containerSize.height
      )
    }
  }

  private func settle(_ value: CGFloat, limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    let snapped = (value / pitch).rounded() * pitch
    if snapped > limit || limit - value < abs(snapped - value) {
      return limit
    }
    return max(0, snapped)
  }
}
