// options: --item-length 120
// rests: 984.4048
import SwiftUI

struct Whole: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let geometry = ScrollGeometry(
      contentOffset: target.rect.origin, contentSize: context.contentSize, contentInsets: EdgeInsets(),
      containerSize: context.containerSize)
    let end = context.contentSize.width - context.containerSize.width
    let phase = ScrollPhase.decelerating
    target.rect.origin.x = phase.isScrolling ? min(max(0, geometry.visibleRect.maxX), end) : 0
  }
}
