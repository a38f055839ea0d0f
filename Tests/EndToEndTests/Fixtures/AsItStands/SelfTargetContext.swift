// options: --item-length 120
// rests: 390
import SwiftUI

struct Own: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {
    target.rect.origin.x = context.velocity.dx > 0 ? context.containerSize.width : 0
  }
}
