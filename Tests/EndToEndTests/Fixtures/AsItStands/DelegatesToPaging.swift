// options: --item-length 120
// rests: 380
import SwiftUI

struct Delegating: ScrollTargetBehavior {
  private let base = PagingScrollTargetBehavior()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
    target.rect.origin.x -= 10
  }
}
