import SwiftUI

// Day by day while the finger leads, week by week when the chart is thrown.
struct DayScrollBehavior: ScrollTargetBehavior {
  let dayWidth: CGFloat
  let weekStarts: [Int]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard dayWidth > 0 else { return }
    let maxX = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(target.rect.minX, 0), maxX)
    let travel = abs(x - context.originalTarget.rect.minX)

    if abs(context.velocity.dx) > 300, travel >= context.containerSize.width {
      let weeks = weekStarts.map { CGFloat($0) * dayWidth }.filter { $0 < maxX }
      let stops = [0] + weeks + [maxX]
      target.rect.origin.x = stops.min { abs($0 - x) < abs($1 - x) } ?? x
    } else {
      target.rect.origin.x = min((x / dayWidth).rounded() * dayWidth, maxX)
    }
  }
}
