import SwiftUI

struct CardSnap: ScrollTargetBehavior {
  let itemWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.width - context.containerSize.width
    guard reach > 0 else { return }

    let step = itemWidth + spacing
    let proposed = target.rect.origin.x
    guard proposed < reach else {
      target.rect.origin.x = reach
      return
    }

    let rule: FloatingPointRoundingRule =
      context.velocity.dx > 200
      ? .up
      : context.velocity.dx < -200
        ? .down
        : .toNearestOrAwayFromZero
    target.rect.origin.x = min(max((proposed / step).rounded(rule) * step, 0), reach)
  }
}

extension ScrollTargetBehavior where Self == CardSnap {
  static func cards(width: CGFloat, spacing: CGFloat) -> Self {
    CardSnap(itemWidth: width, spacing: spacing)
  }
}
