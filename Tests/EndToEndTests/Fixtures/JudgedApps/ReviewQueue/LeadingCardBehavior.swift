import SwiftUI

// Rests with a card at the leading edge, or with the last card at the trailing edge.
struct LeadingCardBehavior: ScrollTargetBehavior {
  var cardWidth: CGFloat
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard cardWidth > 0 else { return }

    let pitch = cardWidth + spacing
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let offset = target.rect.origin.x

    let card = min(max((offset / pitch).rounded(), 0) * pitch, end)
    target.rect.origin.x = abs(end - offset) < abs(card - offset) ? end : card
  }
}
