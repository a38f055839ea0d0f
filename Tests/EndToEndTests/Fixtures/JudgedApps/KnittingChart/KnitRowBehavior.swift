import SwiftUI

// Brings one row of the chart flush to the top of the screen.
struct KnitRowBehavior: ScrollTargetBehavior {
  // Everything that stands above the first row.
  var lead: CGFloat
  var rowHeight: CGFloat
  var rowGap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY

    if y >= end {
      target.rect.origin.y = end
      return
    }
    if y < lead / 2 {
      target.rect.origin.y = 0
      return
    }
    let pitch = rowHeight + rowGap
    let row = max(0, ((y - lead) / pitch).rounded())
    target.rect.origin.y = min(lead + row * pitch, end)
  }
}
