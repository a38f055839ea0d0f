import SwiftUI

// Never moves further than the neighbour of the card on which the gesture began.
struct OneCardBehavior: ScrollTargetBehavior {
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = context.containerSize.width + spacing
    let range = context.contentSize.width - context.containerSize.width
    guard context.containerSize.width > 0, range > 0 else { return }

    let last = (range / stride).rounded()
    let start = (context.originalTarget.rect.minX / stride).rounded()
    let moved = target.rect.minX - start * stride

    var card = start
    if moved > stride * 0.2 { card += 1 }
    if moved < -stride * 0.2 { card -= 1 }

    target.rect.origin.x = min(max(card, 0), last) * stride
  }
}
