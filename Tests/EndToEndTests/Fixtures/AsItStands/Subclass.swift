// expression: Wide
// options: --item-length 120
// rests: 640
import SwiftUI

class Base: ScrollTargetBehavior {
  var step: CGFloat { 80 }

  init() {}

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

final class Wide: Base {
  override var step: CGFloat { 160 }
}
