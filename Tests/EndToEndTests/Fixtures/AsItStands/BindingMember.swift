// expression: Reporting(page: .constant(2))
// options: --item-length 120
// rests: 1170
import SwiftUI

struct Reporting: ScrollTargetBehavior {
  @Binding var page: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    page = Int((target.rect.minX / width).rounded())
    target.rect.origin.x = CGFloat(page + 1) * width
  }
}
