import SwiftUI

// Keeps the top row of the board whole, wherever the board stops.
struct WholeRows: ScrollTargetBehavior {
  var rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    guard end > 0, rowHeight > 0 else { return }

    let proposed = target.rect.minY
    let row = (proposed / rowHeight).rounded() * rowHeight
    let closerToEnd = abs(end - proposed) < abs(row - proposed)
    target.rect.origin.y = closerToEnd ? end : min(row, end)
  }
}
