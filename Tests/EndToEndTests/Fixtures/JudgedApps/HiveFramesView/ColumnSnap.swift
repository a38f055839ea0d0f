import SwiftUI

struct ColumnSnap: ScrollTargetBehavior {
  var columns: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width / CGFloat(columns)
    guard step > 0 else { return }

    let furthest = max(context.contentSize.width - context.containerSize.width, 0)
    let slot = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(max(slot * step, 0), furthest)
  }
}

extension ScrollTargetBehavior where Self == ColumnSnap {
  static func columns(_ count: Int) -> ColumnSnap {
    ColumnSnap(columns: count)
  }
}
