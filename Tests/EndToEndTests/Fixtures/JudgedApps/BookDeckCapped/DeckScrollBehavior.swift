import SwiftUI

enum Deck {
  static let sideInset: CGFloat = 24
  static let spacing: CGFloat = 16
  static let widestCard: CGFloat = 420
}

// Moves the deck one card at a time.
struct DeckScrollBehavior: ScrollTargetBehavior {
  let cardCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let cardWidth = context.containerSize.width - Deck.sideInset * 2
    let step = cardWidth + Deck.spacing
    guard step > 0, cardCount > 1 else { return }

    let start = (context.originalTarget.rect.minX / step).rounded()
    var page = (target.rect.minX / step).rounded()

    let travelled = target.rect.minX - context.originalTarget.rect.minX
    if page == start, abs(context.velocity.dx) > 250, travelled * context.velocity.dx > 0 {
      page += travelled > 0 ? 1 : -1
    }
    page = min(max(page, start - 1), start + 1)
    page = min(max(page, 0), CGFloat(cardCount - 1))

    target.rect.origin.x = page * step
  }
}
