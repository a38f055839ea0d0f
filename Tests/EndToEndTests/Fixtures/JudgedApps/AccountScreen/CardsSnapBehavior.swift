import SwiftUI

// Shows the cards either completely or not at all; the statement below
// scrolls freely.
struct CardsSnapBehavior: ScrollTargetBehavior {
  let cardShare: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let cards = context.contentSize.height * cardShare
    let end = context.contentSize.height - context.containerSize.height
    guard end >= cards else { return }

    let y = target.rect.minY
    guard y > 0, y < cards else { return }

    if context.velocity.dy > 40 {
      target.rect.origin.y = cards
    } else if context.velocity.dy < -40 {
      target.rect.origin.y = 0
    } else {
      target.rect.origin.y = y > cards / 2 ? cards : 0
    }
  }
}
