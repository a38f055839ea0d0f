// expression: Rows(step: 60)
// rests: 600
// silent
import SwiftUI

struct Rows: ScrollTargetBehavior {
  var step: CGFloat = Theme.row

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
