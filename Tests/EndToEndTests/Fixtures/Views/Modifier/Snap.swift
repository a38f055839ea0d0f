import SwiftUI

struct CardSnap: ScrollTargetBehavior {
  let card: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / card).rounded() * card
  }
}

extension View {
  func snapsToCards(of card: CGFloat) -> some View { scrollTargetBehavior(CardSnap(card: card)) }
}
