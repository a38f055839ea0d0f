import SwiftUI
import UIKit

/// The normal throw carries over three passes; shorten it to what the
/// fast deceleration rate would give, then settle on the nearest pass.
struct PassThrow: ScrollTargetBehavior {
  var stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let velocity = context.velocity.dx
    let lift = target.rect.minX - travel(velocity, at: .normal)
    let landing = lift + travel(velocity, at: .fast)
    let index = (landing / stride).rounded()
    target.rect.origin.x = max(0, index * stride)
  }

  /// Distance that a scroll view coasts after the finger has left.
  private func travel(_ velocity: CGFloat, at rate: UIScrollView.DecelerationRate) -> CGFloat {
    velocity * rate.rawValue / (1 - rate.rawValue)
  }
}

extension ScrollTargetBehavior where Self == PassThrow {
  static func passes(width: CGFloat, gap: CGFloat) -> PassThrow {
    PassThrow(stride: width + gap)
  }
}
