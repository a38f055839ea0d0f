import SwiftUI

// Little fingers swipe hard: one card per swipe, in the direction of the swipe,
// so that the children meet every animal.
struct DeckBehavior: ScrollTargetBehavior {
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = context.containerSize.width + gap
    guard stride > gap else { return }

    let position = target.rect.minX / stride
    let card: CGFloat
    switch context.velocity.dx {
    case 150...:
      card = position.rounded(.up)
    case ...(-150):
      card = position.rounded(.down)
    default:
      card = position.rounded()
    }
    target.rect.origin.x = max(0, card) * stride
  }
}
