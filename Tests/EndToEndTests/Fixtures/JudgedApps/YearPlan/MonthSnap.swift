import SwiftUI

struct MonthSnap: ScrollTargetBehavior {
  var stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let y = min(max(target.rect.minY, 0), end)
    let reachable = stops.filter { $0 < end } + [end]
    if let best = reachable.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = best
    }
  }
}
