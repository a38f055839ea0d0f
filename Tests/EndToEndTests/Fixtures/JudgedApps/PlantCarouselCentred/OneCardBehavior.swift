import SwiftUI

struct OneCardBehavior: ScrollTargetBehavior {
  let stride: CGFloat
  let count: Int
  var flick: CGFloat = 200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let from = (context.originalTarget.rect.minX / stride).rounded()
    let landing = target.rect.minX / stride

    let wanted: CGFloat
    switch context.velocity.dx {
    case let v where v > flick: wanted = landing.rounded(.up)
    case let v where v < -flick: wanted = landing.rounded(.down)
    default: wanted = landing.rounded()
    }

    let near = min(max(wanted, from - 1), from + 1)
    let index = min(max(near, 0), CGFloat(count - 1))
    target.rect.origin.x = index * stride
  }
}

extension ScrollTargetBehavior where Self == OneCardBehavior {
  static func oneCard(stride: CGFloat, count: Int) -> Self {
    OneCardBehavior(stride: stride, count: count)
  }
}
