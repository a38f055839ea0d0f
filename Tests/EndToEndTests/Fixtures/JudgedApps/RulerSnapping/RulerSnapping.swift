import SwiftUI

struct RulerSnapping: ScrollTargetBehavior {
  let pitch: CGFloat
  let lastTick: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tick = (target.rect.minX / pitch).rounded()
    let clamped = min(max(tick, 0), CGFloat(lastTick))
    target.rect.origin.x = clamped * pitch
  }
}
