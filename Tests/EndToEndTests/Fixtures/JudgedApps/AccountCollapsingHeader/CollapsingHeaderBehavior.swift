import SwiftUI

// Keeps the balance header either completely visible or completely scrolled away.
// Everywhere below the header the list scrolls freely.
struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  var headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.height - context.containerSize.height
    guard reach > 0 else { return }

    let collapsed = min(headerHeight, reach)
    let y = target.rect.minY
    guard y > 0, y < collapsed else { return }

    let collapses: Bool
    if abs(context.velocity.dy) > 100 {
      collapses = context.velocity.dy > 0
    } else {
      collapses = y > collapsed / 2
    }
    target.rect.origin.y = collapses ? collapsed : 0
  }
}
