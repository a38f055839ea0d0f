// options: --item-length 120
// rests: 560
import SwiftUI

protocol Stepping: ScrollTargetBehavior {
  var step: CGFloat { get }
}

extension Stepping {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Seventies: Stepping {
  let step: CGFloat = 70
}
