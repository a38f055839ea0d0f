// options: --item-length 120
// rests: 550
import SwiftUI

@MainActor
struct Isolated: @preconcurrency ScrollTargetBehavior {
  var step: CGFloat = 110

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
