import SwiftUI

/// Brings the card nearest to the middle of the scroll view to the middle.
struct CenteredCardBehavior: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = cardWidth + spacing
    let visibleWidth = context.containerSize.width
    let proposedCenter = target.rect.minX + visibleWidth / 2

    let nearest = Int((proposedCenter / pitch).rounded(.down))
    let index = min(max(nearest, 0), count - 1)

    let cardCenter = CGFloat(index) * pitch + cardWidth / 2
    let maxOffset = max(0, context.contentSize.width - visibleWidth)
    target.rect.origin.x = min(max(cardCenter - visibleWidth / 2, 0), maxOffset)
  }
}
