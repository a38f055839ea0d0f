// options: --item-length 120
// rests: 600
import SwiftUI

struct Aligning: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
      .updateTarget(&target, context: context)
  }
}
