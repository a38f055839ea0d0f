import SwiftUI

/// Settles a scroll view on multiples of a pitch.
struct PitchSnap: ScrollTargetBehavior {
  var pitch: CGFloat
  var axis: Axis = .horizontal

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch axis {
    case .horizontal:
      let limit = max(0, context.contentSize.width - context.containerSize.width)
      target.rect.origin.x = settle(target.rect.minX, limit: limit)
    case .vertical:
      let limit = max(0, context.contentSize.height - context.containerSize.height)
      target.rect.origin.y = settle(target.rect.minY, limit: limit)
    }
  }

  private func settle(_ value: CGFloat, limit: CGFloat) -> CGFloat {
    min(max((value / pitch).rounded() * pitch, 0), limit)
  }
}
