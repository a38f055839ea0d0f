import SwiftUI

/// One card per gesture.
struct DeckBehavior: ScrollTargetBehavior {
  var card: CGFloat
  var spacing: CGFloat
  private let slack: CGFloat = 0.3

  init(card: CGFloat, spacing: CGFloat) {
    self.card = card
    self.spacing = spacing
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = card + spacing
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let origin = min(max(0, context.originalTarget.rect.minX), end)
    let position = origin / pitch
    let travel = (target.rect.minX - origin) / pitch

    let stop: CGFloat
    if travel > slack || target.rect.minX >= end - 1 {
      stop = ((position + slack).rounded(.down) + 1) * pitch
    } else if travel < -slack || target.rect.minX <= 1 {
      stop = ((position - slack).rounded(.up) - 1) * pitch
    } else {
      stop = origin >= end - 1 ? end : position.rounded() * pitch
    }
    target.rect.origin.x = min(max(0, stop), end)
  }
}
