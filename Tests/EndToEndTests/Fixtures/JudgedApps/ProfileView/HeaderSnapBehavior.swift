import SwiftUI

// Keeps the header either completely open or completely scrolled away.
struct HeaderSnapBehavior: ScrollTargetBehavior {
  var collapseDistance: CGFloat
  var flickVelocity: CGFloat = 150

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < collapseDistance else { return }

    let velocity = context.velocity.dy
    if abs(velocity) > flickVelocity {
      target.rect.origin.y = velocity > 0 ? collapseDistance : 0
    } else {
      target.rect.origin.y = y < collapseDistance / 2 ? 0 : collapseDistance
    }
  }
}
