import SwiftUI

extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

struct TileSnapBehavior: ScrollTargetBehavior {
  let tileWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    let limits = 0...(context.contentSize.width - context.containerSize.width)
    let proposed = target.rect.origin.x.clamped(to: limits)

    let pitch = tileWidth + spacing
    let tile = ((proposed / pitch).rounded() * pitch).clamped(to: limits)
    let isCloserToEnd = limits.upperBound - proposed < abs(tile - proposed)

    target.rect.origin.x = isCloserToEnd ? limits.upperBound : tile
  }
}
