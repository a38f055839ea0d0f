import SwiftUI

/// Columns of equal width, with a gutter between, that fill the container.
struct ColumnFling: ScrollTargetBehavior {
  var columns: Int
  var gutter: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = (context.containerSize.width + gutter) / CGFloat(columns)
    let from = (context.originalTarget.rect.minX / step).rounded()
    let to = (target.rect.minX / step).rounded()
    let most = CGFloat(columns)
    target.rect.origin.x = min(max(to, from - most), from + most) * step
  }
}

extension ScrollTargetBehavior where Self == ColumnFling {
  static func columns(_ n: Int, gutter: CGFloat) -> Self {
    .init(columns: n, gutter: gutter)
  }
}
