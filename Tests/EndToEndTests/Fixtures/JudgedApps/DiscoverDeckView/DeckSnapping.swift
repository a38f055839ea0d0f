import SwiftUI

enum DeckMetrics {
  static let sideInset: CGFloat = 32
  static let gap: CGFloat = 12

  static func cardWidth(in container: CGFloat) -> CGFloat {
    max(container - sideInset * 2, 0)
  }

  static func stride(in container: CGFloat) -> CGFloat {
    cardWidth(in: container) + gap
  }
}

struct OneCardAtATime: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let stride = DeckMetrics.stride(in: context.containerSize.width)
    let origin = context.originalTarget.rect.minX
    let current = (origin / stride).rounded()
    let travel = (target.rect.minX - origin) / stride

    var next = current
    if travel > 0.2 {
      next += 1
    } else if travel < -0.2 {
      next -= 1
    }
    next = min(max(next, 0), CGFloat(count - 1))
    target.rect.origin.x = next * stride
  }
}

extension View {
  func deckSnapping(count: Int) -> some View {
    scrollTargetBehavior(OneCardAtATime(count: count))
  }
}
