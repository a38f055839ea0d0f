import SwiftUI

// Leaves a strip of equally wide tiles on a tile's edge, or at the end of the strip.
struct StripSnap: ScrollTargetBehavior {
  var stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0, stride > 0 else { return }

    let proposed = target.rect.minX
    let tile = (proposed / stride).rounded() * stride
    let endIsNearer = abs(end - proposed) < abs(tile - proposed)
    target.rect.origin.x = (tile > end || endIsNearer) ? end : max(tile, 0)
  }
}

extension ScrollTargetBehavior where Self == StripSnap {
  static func tiles(width: CGFloat, spacing: CGFloat) -> StripSnap {
    StripSnap(stride: width + spacing)
  }
}
