// options: --item-length 120
// rests: 600
import SwiftUI

struct Later {
  var fraction = 0.25
}

extension Later: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = context.contentSize.width * fraction
  }
}
