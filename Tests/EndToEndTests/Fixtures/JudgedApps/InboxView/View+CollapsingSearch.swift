import SwiftUI

struct CollapsingSearchBehavior: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.origin.y
    guard y > 0 && y < height else { return }

    // Slow: go to the nearer state.
    guard abs(context.velocity.dy) > 80 else {
      target.rect.origin.y = y < height * 0.5 ? 0 : height
      return
    }

    // Fast: pulling down reveals, pushing up hides.
    let pullingDown = context.velocity.dy > 0
    target.rect.origin.y = pullingDown ? 0 : height
  }
}

extension View {
  func collapsingSearch(height: CGFloat) -> some View {
    scrollTargetBehavior(CollapsingSearchBehavior(height: height))
  }
}
