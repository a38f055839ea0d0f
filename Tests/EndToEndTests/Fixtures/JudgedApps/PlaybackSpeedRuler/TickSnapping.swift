import SwiftUI

struct TickSnapping: ScrollTargetBehavior {
  let tick: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard tick > 0 else { return }
    target.rect.origin.x = (target.rect.origin.x / tick).rounded() * tick
  }
}
