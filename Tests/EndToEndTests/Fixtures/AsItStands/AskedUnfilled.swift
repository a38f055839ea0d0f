// expression: Rows(step: ‹points›)
// code: 64
// says: there is still a place to fill
import SwiftUI
struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
