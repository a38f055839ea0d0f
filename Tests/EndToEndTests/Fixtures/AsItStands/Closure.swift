// expression: Telling(onSettle: { _ in })
// options: --item-length 120
// rests: 780
import SwiftUI

struct Telling: ScrollTargetBehavior {
  let onSettle: (Int) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = Int((target.rect.minX / context.containerSize.width).rounded())
    onSettle(page)
    target.rect.origin.x = CGFloat(page) * context.containerSize.width
  }
}
