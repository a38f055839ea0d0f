// options: --items 4
// code: 65
// says: Turn(maxOffset: 1170, index: 0, anchor: .center)
import SwiftUI

struct Turn: ScrollTargetBehavior {
  let maxOffset: CGFloat
  let index: Int
  let anchor: UnitPoint

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 0
  }
}
