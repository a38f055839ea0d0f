import SwiftUI

struct NearestStopBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = min(max(target.rect.minX, 0), end)

    guard let stop = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.x = min(stop, end)
  }
}
