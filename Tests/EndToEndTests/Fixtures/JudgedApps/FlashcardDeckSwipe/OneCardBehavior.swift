import SwiftUI

// Turns at most one card per swipe, however hard the swipe.
struct OneCardBehavior: ScrollTargetBehavior {
  var gap: CGFloat
  // Part of a card that the swipe has to cover, run-out included.
  var turnThreshold: CGFloat = 0.2

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.containerSize.width + gap
    let reach = context.contentSize.width - context.containerSize.width
    guard context.containerSize.width > 0, reach > 0 else { return }

    let start = context.originalTarget.rect.minX
    let travelled = target.rect.minX - start
    let last = (reach / pitch).rounded()

    var page = (start / pitch).rounded()
    if abs(travelled) > pitch * turnThreshold {
      page += travelled > 0 ? 1 : -1
    }
    page = min(max(page, 0), last)
    target.rect.origin.x = page * pitch
  }
}
