import SwiftUI

// Rests with a chart column at the margin.
struct ChartColumnBehavior: ScrollTargetBehavior {
  let columnCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = context.containerSize.width - ChartLayout.outside + ChartLayout.columnSpacing
    guard columnCount > 0, stride > 0 else { return }

    let nearest = (target.rect.minX / stride).rounded()
    let column = min(max(nearest, 0), CGFloat(columnCount - 1))
    target.rect.origin.x = column * stride
  }
}

extension ScrollTargetBehavior where Self == ChartColumnBehavior {
  static func chartColumns(columnCount: Int) -> ChartColumnBehavior {
    ChartColumnBehavior(columnCount: columnCount)
  }
}
