import SwiftUI

// Rests with a card flush against the leading margin, or at the very end of the rail.
struct CardRailBehavior: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat

  private var stride: CGFloat { cardWidth + spacing }
  private let flickSpeed: CGFloat = 150

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = min(max(target.rect.minX, 0), end)
    let position = proposed / stride

    let snapped: CGFloat
    switch context.velocity.dx {
    case let v where v > flickSpeed:
      snapped = position.rounded(.up) * stride
    case let v where v < -flickSpeed:
      snapped = position.rounded(.down) * stride
    default:
      let card = position.rounded() * stride
      snapped = abs(end - proposed) < abs(card - proposed) ? end : card
    }
    target.rect.origin.x = min(snapped, end)
  }
}

extension ScrollTargetBehavior where Self == CardRailBehavior {
  static func cardRail(width: CGFloat, spacing: CGFloat) -> CardRailBehavior {
    CardRailBehavior(cardWidth: width, spacing: spacing)
  }
}
