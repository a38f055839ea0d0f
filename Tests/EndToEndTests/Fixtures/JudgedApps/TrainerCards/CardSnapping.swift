import SwiftUI
import UIKit

struct CardSnapping: ScrollTargetBehavior {
  let step: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let velocity = context.velocity.dx
    let landing: CGFloat
    if abs(velocity) < 50 {
      landing = target.rect.minX
    } else {
      // shorter throw than the system's, cards are wide
      landing = context.originalTarget.rect.minX + throwLength(velocity)
    }
    let index = (landing / step).rounded()
    target.rect.origin.x = min(max(index, 0), CGFloat(count - 1)) * step
  }

  /// Distance until a throw comes to rest (WWDC "Designing Fluid Interfaces").
  private func throwLength(_ velocity: CGFloat, rate: UIScrollView.DecelerationRate = .fast) -> CGFloat {
    velocity * rate.rawValue / (1 - rate.rawValue)
  }
}

extension ScrollTargetBehavior where Self == CardSnapping {
  static func cards(step: CGFloat, count: Int) -> CardSnapping {
    CardSnapping(step: step, count: count)
  }
}
