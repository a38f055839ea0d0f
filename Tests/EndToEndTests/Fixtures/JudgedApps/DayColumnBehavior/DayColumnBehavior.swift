import SwiftUI

// A whole day stands beside the axis. The latest days are kept flush with the trailing edge.
struct DayColumnBehavior: ScrollTargetBehavior {
  var dayWidth: CGFloat = ChartMetrics.dayWidth

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let latest = max(context.contentSize.width - context.containerSize.width, 0)
    guard target.rect.minX < latest else { return }

    let day = (target.rect.minX / dayWidth).rounded()
    target.rect.origin.x = min(day * dayWidth, latest)
  }
}
