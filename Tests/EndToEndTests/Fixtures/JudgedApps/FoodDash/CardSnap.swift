import SwiftUI

/// Snaps to the nearest card.
struct CardSnap: ScrollTargetBehavior {
  var cardWidth: CGFloat
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    let maxOffset = context.contentSize.width - context.containerSize.width
    guard maxOffset > 0 else { return }

    let lastIndex = (maxOffset / step).rounded()
    let index = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(max(index, 0), lastIndex) * step
  }
}
