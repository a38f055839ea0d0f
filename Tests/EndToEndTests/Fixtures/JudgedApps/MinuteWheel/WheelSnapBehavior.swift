import SwiftUI

/// Settles the wheel on a whole row, in the direction the user was spinning it.
struct WheelSnapBehavior: ScrollTargetBehavior {
  let rowHeight: CGFloat
  let rowCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let position = target.rect.minY / rowHeight
    let rule: FloatingPointRoundingRule = context.velocity.dx > 0 ? .up : .down
    let row = position.rounded(rule)
    let clamped = min(max(row, 0), CGFloat(rowCount - 1))
    target.rect.origin.y = clamped * rowHeight
  }
}
