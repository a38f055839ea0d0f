import SwiftUI

// Rests on whichever of `stops` is nearest, or at the very end of the content.
struct NearestStop<Stops: Sequence>: ScrollTargetBehavior where Stops.Element == CGFloat {
  let stops: Stops

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let wanted = min(max(target.rect.minY, 0), end)

    var best = end
    for stop in stops where stop < end {
      if abs(stop - wanted) < abs(best - wanted) {
        best = stop
      }
    }
    target.rect.origin.y = best
  }
}
