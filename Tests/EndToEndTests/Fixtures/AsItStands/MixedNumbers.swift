// options: --item-length 120
// rests: 573
import SwiftUI

struct Mixed: ScrollTargetBehavior {
  let step: Double = 95.5

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index: Int = Int((target.rect.minX / step).rounded())
    target.rect.origin.x = Double(index) * step
  }
}
