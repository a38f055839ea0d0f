import SwiftUI

struct StepPaging: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat
  let stepCount: Int

  private var pitch: CGFloat { cardWidth + spacing }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.velocity.dx != 0 else { return }

    let current = Int((context.originalTarget.rect.minX / pitch).rounded())
    let travel = target.rect.minX - CGFloat(current) * pitch
    let next: Int

    switch (context.velocity.dx > 0, travel > 0) {
    case (true, true):
      next = current + 1
    case (false, false):
      next = current - 1
    default:
      next = current
    }

    let index = min(max(next, 0), stepCount - 1)
    target.rect.origin.x = CGFloat(index) * pitch
  }
}

extension ScrollTargetBehavior where Self == StepPaging {
  static func steps(_ count: Int, width: CGFloat, spacing: CGFloat) -> Self {
    StepPaging(cardWidth: width, spacing: spacing, stepCount: count)
  }
}
