import SwiftUI

struct OneCardBehavior: ScrollTargetBehavior {
  private let flick: CGFloat = 200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    let reach = context.contentSize.width - width
    guard width > 0, reach > 0 else { return }

    let step = DeckMetrics.cardWidth(in: width) + DeckMetrics.spacing
    let origin = (context.originalTarget.rect.minX / step).rounded()
    let landing = target.rect.minX / step

    var card = landing.rounded()
    if context.velocity.dx > flick {
      card = landing.rounded(.up)
    } else if context.velocity.dx < -flick {
      card = landing.rounded(.down)
    }
    card = min(max(card, origin - 1), origin + 1)

    target.rect.origin.x = min(max(card * step, 0), reach)
  }
}

extension ScrollTargetBehavior where Self == OneCardBehavior {
  static var oneCard: OneCardBehavior { OneCardBehavior() }
}
