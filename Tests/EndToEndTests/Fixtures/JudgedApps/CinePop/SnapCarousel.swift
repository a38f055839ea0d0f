import SwiftUI

struct SnapCarousel: ScrollTargetBehavior {
  let step: CGFloat
  let count: Int
  var flick: CGFloat = 0.3

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = (context.originalTarget.rect.minX / step).rounded()
    let speed = context.velocity.dx
    var index: CGFloat
    if abs(speed) > flick {
      index = speed > 0 ? start + 1 : start - 1
    } else {
      index = (target.rect.minX / step).rounded()
    }
    index = min(max(index, 0), CGFloat(count - 1))
    target.rect.origin.x = index * step
  }
}
