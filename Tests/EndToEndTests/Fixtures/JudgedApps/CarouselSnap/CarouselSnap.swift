import SwiftUI

struct CarouselSnap: ScrollTargetBehavior {
  init() {}

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.carouselMetrics.pitch
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(target.rect.minX, 0), limit)

    let item = min((x / pitch).rounded() * pitch, limit)
    let closerToEnd = abs(limit - x) < abs(item - x)
    target.rect.origin.x = closerToEnd ? limit : item
  }
}
