import SwiftUI

struct TickSnapping: ScrollTargetBehavior {
  let pitch: CGFloat
  let lastIndex: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0 else { return }
    let nearest = (target.rect.minX / pitch).rounded()
    let index = min(max(nearest, 0), CGFloat(lastIndex))
    target.rect.origin.x = index * pitch
  }
}
