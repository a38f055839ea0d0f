import SwiftUI

// Aligns the shelf with the leading edge of a tile.
struct ShelfSnapping: ScrollTargetBehavior {
  let step: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let position = target.rect.minX / step

    // finish in the direction of the flick, otherwise take the closest tile
    let index: CGFloat
    if context.velocity.dx > 100 {
      index = position.rounded(.up)
    } else if context.velocity.dx < -100 {
      index = position.rounded(.down)
    } else {
      index = position.rounded()
    }

    let clamped = min(max(index, 0), CGFloat(count - 1))
    target.rect.origin.x = min(clamped * step, end)
  }
}
