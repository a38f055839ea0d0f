import SwiftUI

struct PeekingCards: ScrollTargetBehavior {
  let stride: (CGSize) -> CGFloat
  var flickSpeed: CGFloat = 200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = stride(context.containerSize)
    guard step > 0 else { return }

    let start = (context.originalTarget.rect.minX / step).rounded()
    let moved = target.rect.minX - context.originalTarget.rect.minX
    var cards = (target.rect.minX / step).rounded() - start

    if cards == 0, abs(context.velocity.dx) > flickSpeed, moved * context.velocity.dx > 0 {
      cards = moved > 0 ? 1 : -1
    }
    let index = start + min(max(cards, -1), 1)
    let end = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(max(index * step, 0), end)
  }
}

extension ScrollTargetBehavior where Self == PeekingCards {
  // One card per swipe, for cards that leave `peek` visible of their neighbours' side.
  static func peeking(_ peek: CGFloat, spacing: CGFloat) -> PeekingCards {
    PeekingCards(stride: { $0.width - 2 * peek + spacing })
  }
}
