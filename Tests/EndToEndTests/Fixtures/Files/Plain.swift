import SwiftUI

struct Plain: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = (target.rect.minX / context.containerSize.width).rounded()
    target.rect.origin.x = page * context.containerSize.width
  }
}
