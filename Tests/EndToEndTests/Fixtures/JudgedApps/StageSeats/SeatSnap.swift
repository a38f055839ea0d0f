import SwiftUI

/// Keeps whole seats at the top left of the plan, in both directions.
struct SeatSnap: ScrollTargetBehavior {
  var pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limitX = max(0, context.contentSize.width - context.containerSize.width)
    let limitY = max(0, context.contentSize.height - context.containerSize.height)
    target.rect.origin.x = snap(target.rect.minX, limit: limitX)
    target.rect.origin.y = snap(target.rect.minY, limit: limitY)
  }

  private func snap(_ value: CGFloat, limit: CGFloat) -> CGFloat {
    guard value < limit else { return limit }
    return min(limit, max(0, (value / pitch).rounded() * pitch))
  }
}
