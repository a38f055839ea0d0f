import SwiftUI

struct MonthSnapping: ScrollTargetBehavior {
  let anchors: [CGFloat]
  let tolerance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let proposal = target.rect.minY
    var best: CGFloat = proposal <= end / 2 ? 0 : end
    for anchor in anchors where anchor <= end && abs(anchor - proposal) < abs(best - proposal) {
      best = anchor
    }
    if abs(best - proposal) <= tolerance {
      target.rect.origin.y = best
    }
  }
}

extension ScrollTargetBehavior where Self == MonthSnapping {
  static func months(at anchors: some Collection<CGFloat>, tolerance: CGFloat = 44) -> MonthSnapping {
    MonthSnapping(anchors: Array(anchors), tolerance: tolerance)
  }
}
