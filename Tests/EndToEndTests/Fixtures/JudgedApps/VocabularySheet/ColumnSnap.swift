import SwiftUI

// Settles a horizontally scrolling grid on whole columns, or on the very end.
struct ColumnSnap: ScrollTargetBehavior {
  let stride: CGFloat
  // Share of a column that has to be travelled before the next one wins.
  var eagerness: CGFloat = 0.25

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    guard stride > 0, end > 0 else {
      target.rect.origin.x = 0
      return
    }

    let x = min(max(target.rect.minX, 0), end)
    let travelled = x - context.originalTarget.rect.minX
    let position = x / stride

    let column: CGFloat
    if travelled > 1 {
      column = (position + 1 - eagerness).rounded(.down)
    } else if travelled < -1 {
      column = (position + eagerness).rounded(.down)
    } else {
      column = position.rounded()
    }

    let stop = min(column * stride, end)
    target.rect.origin.x = abs(x - end) < abs(x - stop) ? end : stop
  }
}

extension ScrollTargetBehavior where Self == ColumnSnap {
  static func columns(width: CGFloat, spacing: CGFloat) -> ColumnSnap {
    ColumnSnap(stride: width + spacing)
  }
}
