import SwiftUI

struct ColumnSnap: ScrollTargetBehavior {
  let stride: CGFloat
  let last: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard stride > 0 else { return }
    let x = target.rect.minX / stride
    let v = context.velocity.dx
    // lean towards the swipe direction
    let lean: CGFloat = abs(v) > 120 ? (v > 0 ? 0.3 : -0.3) : 0
    let column = (x + lean).rounded()
    target.rect.origin.x = min(max(column, 0), CGFloat(last)) * stride
  }
}
