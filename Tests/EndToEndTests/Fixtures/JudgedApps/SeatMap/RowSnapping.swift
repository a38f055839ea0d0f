import SwiftUI

/// Rests with a row at the top edge, or at the end of the hall.
struct RowSnapping: ScrollTargetBehavior {
  let tops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.height - context.containerSize.height)
    let stops = tops.filter { $0 < limit } + [limit]
    let y = target.rect.minY
    target.rect.origin.y = stops.reduce(limit) { best, stop in
      abs(stop - y) < abs(best - y) ? stop : best
    }
  }
}
