// options: --item-length 120
// rests: 780
import SwiftUI

struct Gallery {
  private struct Snap: ScrollTargetBehavior {
    private var step: CGFloat = 130
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (target.rect.midX / step).rounded() * step
    }
  }
}
