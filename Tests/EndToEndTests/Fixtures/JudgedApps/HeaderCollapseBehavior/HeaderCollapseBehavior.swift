import SwiftUI

// The profile header is either completely visible or completely gone.
struct HeaderCollapseBehavior: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // A header taller than the screen has to be readable in the middle, too.
    guard headerHeight > 0, headerHeight < context.containerSize.height else { return }

    let maxY = max(0, context.contentSize.height - context.containerSize.height)
    let collapsed = min(headerHeight, maxY)
    let y = target.rect.minY
    guard y > 0, y < collapsed else { return }

    target.rect.origin.y = y < collapsed / 2 ? 0 : collapsed
  }
}
