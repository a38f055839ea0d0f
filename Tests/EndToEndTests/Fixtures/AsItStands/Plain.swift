// options: --item-length 120
// rests: 780
import SwiftUI

struct PlainPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width
    guard page > 0 else { return }
    target.rect.origin.x = (target.rect.origin.x / page).rounded() * page
  }
}
