import SwiftUI

/// Lets the day timeline come to rest on a full hour, or at the end of the day.
struct HourSnapBehavior: ScrollTargetBehavior {
  let hourHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = min(max(target.rect.minY, 0), limit)
    let fullHour = min((proposed / hourHeight).rounded() * hourHeight, limit)

    if abs(limit - proposed) < abs(fullHour - proposed) {
      target.rect.origin.y = limit
    } else {
      target.rect.origin.y = fullHour
    }
  }
}
