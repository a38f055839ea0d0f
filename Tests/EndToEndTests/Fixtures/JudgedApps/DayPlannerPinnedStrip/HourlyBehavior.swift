import SwiftUI

// Lets the planner come to rest with a full hour as its first row.
struct HourlyBehavior: ScrollTargetBehavior {
  var hourHeight: CGFloat
  var headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxY = max(0, context.contentSize.height - context.containerSize.height)
    // Leave the very end alone so that 23:00 stays fully visible.
    guard target.rect.minY < maxY else { return }

    let hour = ((target.rect.minY - headerHeight) / hourHeight).rounded()
    let y = headerHeight + hour * hourHeight
    target.rect.origin.y = min(max(0, y), maxY)
  }
}

extension ScrollTargetBehavior where Self == HourlyBehavior {
  static func hourly(_ height: CGFloat, below header: CGFloat) -> HourlyBehavior {
    HourlyBehavior(hourHeight: height, headerHeight: header)
  }
}
