import SwiftUI

var rowHeight: CGFloat = 100

struct GlobalVar: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / rowHeight).rounded() * rowHeight
  }
}
