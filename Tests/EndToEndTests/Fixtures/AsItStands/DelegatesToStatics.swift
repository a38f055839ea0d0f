// options: --item-length 120
// rests: 600
import SwiftUI

struct Choosing: ScrollTargetBehavior {
  var aligned = true

  var base: any ScrollTargetBehavior {
    aligned
      ? ViewAlignedScrollTargetBehavior.viewAligned(limitBehavior: .never) : PagingScrollTargetBehavior.paging
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}
