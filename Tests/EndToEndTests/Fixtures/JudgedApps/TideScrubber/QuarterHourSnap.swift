import SwiftUI

struct QuarterHourSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let range = context.contentSize.width - context.containerSize.width
    let lastTick = max((range / pitch).rounded(), 0)
    let tick = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = min(max(tick, 0), lastTick) * pitch
  }
}
