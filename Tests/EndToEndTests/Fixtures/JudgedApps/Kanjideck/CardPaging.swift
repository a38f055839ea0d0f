import SwiftUI

enum DeckMetrics {
  static let peek: CGFloat = 28
  static let gap: CGFloat = 12
  static let cardHeight: CGFloat = 280

  static func cardWidth(in container: CGFloat) -> CGFloat {
    max(container - 2 * peek, 0)
  }

  static func step(in container: CGFloat) -> CGFloat {
    cardWidth(in: container) + gap
  }
}

/// One card per flick, nearest card on a slow drag.
struct CardPaging: ScrollTargetBehavior {
  var step: CGFloat
  var count: Int

  private static let flickVelocity: CGFloat = 0.35

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard step > DeckMetrics.gap, count > 0 else { return }

    let start = (context.originalTarget.rect.minX / step).rounded()
    let velocity = context.velocity.dx

    var index = (target.rect.minX / step).rounded()
    if abs(velocity) > Self.flickVelocity {
      index = start + (velocity > 0 ? 1 : -1)
    }
    index = min(max(index, 0), CGFloat(count - 1))
    target.rect.origin.x = index * step
  }
}
