import SwiftUI

struct DirectedSnap: ScrollTargetBehavior {
  var pitch: CGFloat
  /// Points per second from which on the direction decides.
  var threshold: CGFloat = 220
  /// Longest way of one gesture, in cards.
  var reach: CGFloat = 2.5

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let origin = context.originalTarget.rect.minX
    let x = target.rect.minX
      .clamped(origin - reach * pitch, origin + reach * pitch)
      .clamped(0, limit)

    let lower = (x / pitch).rounded(.down)
    let before = min(lower * pitch, limit)
    let after = min((lower + 1) * pitch, limit)

    let speed = context.velocity.dx
    if abs(speed) >= threshold {
      target.rect.origin.x = speed > 0 ? after : before
    } else {
      target.rect.origin.x = x - before < after - x ? before : after
    }
  }
}

private extension CGFloat {
  func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    Swift.min(Swift.max(self, low), high)
  }
}
