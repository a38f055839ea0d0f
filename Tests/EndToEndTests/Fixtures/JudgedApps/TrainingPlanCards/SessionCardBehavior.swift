import SwiftUI

// Stops on every session card.
struct SessionCardBehavior: ScrollTargetBehavior {
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let visibleCards: CGFloat = context.horizontalSizeClass == .regular ? 2 : 1
    let pitch = (context.containerSize.width + spacing) / visibleCards
    guard pitch > 0 else { return }

    let maxOffset = max(0, context.contentSize.width - context.containerSize.width)
    let position = target.rect.minX / pitch
    let index: CGFloat
    if context.velocity.dx > 200 {
      index = position.rounded(.up)
    } else if context.velocity.dx < -200 {
      index = position.rounded(.down)
    } else {
      index = position.rounded()
    }
    target.rect.origin.x = min(max(index * pitch, 0), maxOffset)
  }
}
