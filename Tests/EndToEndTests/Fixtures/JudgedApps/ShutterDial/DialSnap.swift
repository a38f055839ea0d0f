import SwiftUI

struct DialSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let x = (target.rect.minX / pitch).rounded() * pitch
    target.rect.origin.x = min(max(x, 0), limit)
  }
}
