// options: --item-length 120
// rests: 390
import SwiftUI

struct Explicit: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    target.rect.origin.x = context.originalTarget.rect.minX + context.containerSize.width
  }
}
