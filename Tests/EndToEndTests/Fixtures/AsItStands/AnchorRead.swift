// options: --item-length 120
// rests: 500
import SwiftUI

struct Reading: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let anchor = target.anchor ?? UnitPoint(x: 0.5, y: 0.5)
    target.rect.origin.x = 1000 * anchor.x
  }
}
