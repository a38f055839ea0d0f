import SwiftUI

/// Leaves the header either open or closed.
struct HeaderSnapBehavior: ScrollTargetBehavior {
  let metrics: HeaderMetrics

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < metrics.travel else { return }

    if y < metrics.travel / 2 {
      target.rect.origin.y = 0
    } else if context.velocity.dy > 0 {
      target.rect.origin.y = metrics.travel
    }
  }
}
