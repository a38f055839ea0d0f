import SwiftUI

struct ShelfBehavior: ScrollTargetBehavior {
  let card: CGFloat
  let spacing: CGFloat

  /// Points per millisecond, same figure as in the old collection view layout.
  private static let flick: CGFloat = 0.35

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = card + spacing
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let x = min(max(target.rect.minX, 0), end)

    let lower = (x / step).rounded(.down) * step
    let upper = min(lower + step, end)

    let speed = context.velocity.dx / 1000
    if speed > Self.flick {
      target.rect.origin.x = upper
    } else if speed < -Self.flick {
      target.rect.origin.x = lower
    } else {
      target.rect.origin.x = x - lower < upper - x ? lower : upper
    }
  }
}
