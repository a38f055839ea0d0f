// options: --item-length 120
// rests: 390
import SwiftUI

struct Wrapping: ScrollTargetBehavior {
  let base = AnyScrollTargetBehavior(PagingScrollTargetBehavior())

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}
