import SwiftUI

// Turns one card per gesture. A card is as wide as the container; `spacing` lies between two cards.
struct OneCardBehavior: ScrollTargetBehavior {
  var count: Int
  var spacing: CGFloat
  // The part of a card that the projected drag has to cover.
  var threshold: CGFloat = 0.25

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width + spacing
    guard count > 0, context.containerSize.width > 0 else { return }

    let origin = context.originalTarget.rect.minX
    let current = (origin / page).rounded()
    let moved = (target.rect.minX - origin) / page

    let next: CGFloat =
      if moved > threshold {
        current + 1
      } else if moved < -threshold {
        current - 1
      } else {
        current
      }
    target.rect.origin.x = min(max(next, 0), CGFloat(count - 1)) * page
  }
}
