import SwiftUI

// One photo per swipe, with a gutter between neighbours.
struct PhotoPaging: ScrollTargetBehavior {
  var gutter: CGFloat
  var flickSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let stride = width + gutter
    let last = max(0, ((context.contentSize.width + gutter) / stride).rounded() - 1)

    let start = (context.originalTarget.rect.minX / stride).rounded()
    let velocity = context.velocity.dx
    // Where the finger let go, from the projection at the normal deceleration rate.
    let lifted = target.rect.minX - velocity * 0.499
    let slack: CGFloat = 12

    let lower = lifted > start * stride + slack ? start : start - 1
    let upper = lifted < start * stride - slack ? start : start + 1

    var page: CGFloat
    if velocity > flickSpeed {
      page = upper
    } else if velocity < -flickSpeed {
      page = lower
    } else {
      page = min(max((target.rect.minX / stride).rounded(), lower), upper)
    }
    page = min(max(page, 0), last)
    target.rect.origin.x = page * stride
  }
}
