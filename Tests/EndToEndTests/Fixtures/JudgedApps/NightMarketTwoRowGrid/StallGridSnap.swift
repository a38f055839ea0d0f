import SwiftUI

struct StallGridSnap: ScrollTargetBehavior {
  let columnWidth: CGFloat
  let gap: CGFloat
  let columns: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard columns > 1, context.contentSize.width > context.containerSize.width else { return }
    let stride = columnWidth + gap
    let position = target.rect.minX / stride

    let column: CGFloat
    if context.velocity.dx > 300 {
      column = position.rounded(.up)
    } else if context.velocity.dx < -300 {
      column = position.rounded(.down)
    } else {
      column = position.rounded()
    }

    let last = CGFloat(columns - 1)
    target.rect.origin.x = min(max(column, 0), last) * stride
  }
}
