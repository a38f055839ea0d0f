//
//  ThrowBehavior.swift
//  Earshot
//

import SwiftUI

// A swipe brings the next episode. A hard throw skips ahead by `leap`.
// Dragging and letting go settles on whatever is nearest.
struct ThrowBehavior: ScrollTargetBehavior {
  let step: CGFloat
  var leap: CGFloat = 3
  var swipeSpeed: CGFloat = 0.2
  var throwSpeed: CGFloat = 2.0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let speed = context.velocity.dx

    guard abs(speed) >= swipeSpeed else {
      target.rect.origin.x = settle(target.rect.minX, end: end)
      return
    }

    let start = (context.originalTarget.rect.minX / step).rounded()
    let cards = abs(speed) >= throwSpeed ? leap : 1
    let index = speed > 0 ? start + cards : start - cards
    target.rect.origin.x = min(max(index * step, 0), end)
  }

  private func settle(_ x: CGFloat, end: CGFloat) -> CGFloat {
    let card = (x / step).rounded() * step
    return abs(end - x) < abs(card - x) ? end : min(max(card, 0), end)
  }
}

extension ScrollTargetBehavior where Self == ThrowBehavior {
  static func throwing(every step: CGFloat) -> ThrowBehavior { ThrowBehavior(step: step) }
}
