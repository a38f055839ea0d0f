// expression: .cards(width: 210)
// options: --item-length 120
// rests: 630
import SwiftUI

struct CardPaging: ScrollTargetBehavior {
  let cardWidth: CGFloat
  var spacing: CGFloat = 0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

extension ScrollTargetBehavior where Self == CardPaging {
  static var cards: CardPaging { CardPaging(cardWidth: 170, spacing: 10) }
  static func cards(width: CGFloat) -> CardPaging { CardPaging(cardWidth: width) }
}
