import SwiftUI

struct WeekTurn: ScrollTargetBehavior {
  var flickSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = context.containerSize.width
    let end = context.contentSize.width - week
    guard week > 0, end > 0 else { return }

    var stops = Array(stride(from: CGFloat.zero, to: end - 0.5, by: week))
    stops.append(end)

    let start = context.originalTarget.rect.minX
    let speed = context.velocity.dx
    let travel = target.rect.minX - start

    var index = stops.indexNearest(target.rect.minX)
    if abs(speed) > flickSpeed, speed * travel > 0 {
      index = stops.indexNearest(start) + (speed > 0 ? 1 : -1)
    }
    target.rect.origin.x = stops[min(max(index, 0), stops.count - 1)]
  }
}

private extension Array where Element == CGFloat {
  func indexNearest(_ value: CGFloat) -> Int {
    indices.min { abs(self[$0] - value) < abs(self[$1] - value) } ?? 0
  }
}
