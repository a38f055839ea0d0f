import SwiftUI

// One card per swipe, three for a hard flick.
struct DealBehavior: ScrollTargetBehavior {
  let stride: CGFloat
  let count: Int

  private static let hardFlick: CGFloat = 1.5

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = (context.originalTarget.rect.minX / stride).rounded()
    let carried = target.rect.minX - start * stride

    guard abs(carried) > stride * 0.2 else {
      target.rect.origin.x = start * stride
      return
    }

    let isHard = abs(context.velocity.dx) > Self.hardFlick
    let dealt: CGFloat = isHard ? 3 : 1
    let index = start + (carried > 0 ? dealt : -dealt)
    target.rect.origin.x = min(max(index, 0), CGFloat(count - 1)) * stride
  }
}
