// expression: Card(width: 168, spacing: 12)
// options: --item-length 120
// rests: 540
import SwiftUI

struct Card: ScrollTargetBehavior {
  let width: CGFloat
  var spacing: CGFloat = 12
  var limit: Int?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = width + spacing
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
