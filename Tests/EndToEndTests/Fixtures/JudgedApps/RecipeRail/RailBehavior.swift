import SwiftUI

// One card per swipe, leading edges line up with the page margin.
struct RailBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0 else { return }
    let maxX = max(0, context.contentSize.width - context.containerSize.width)
    let start = (context.originalTarget.rect.minX / pitch).rounded(.down)
    let moved = target.rect.minX - context.originalTarget.rect.minX
    let speed = context.velocity.dx

    let index: CGFloat
    if abs(speed) > 150, speed * moved > 0 {
      index = speed > 0 ? start + 1 : start - 1
    } else {
      let nearest = (target.rect.minX / pitch).rounded()
      index = min(max(nearest, start - 1), start + 1)
    }

    target.rect.origin.x = min(max(index * pitch, 0), maxX)
  }
}
