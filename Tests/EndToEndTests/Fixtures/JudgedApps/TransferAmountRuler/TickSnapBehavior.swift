import SwiftUI

struct TickSnapBehavior: ScrollTargetBehavior {
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard spacing > 0, context.axes.contains(.horizontal) else { return }
    let maxOffset = max(0, context.contentSize.width - context.containerSize.width)
    let snapped = (target.rect.origin.x / spacing).rounded() * spacing
    target.rect.origin.x = min(max(snapped, 0), maxOffset)
  }
}
