import SwiftUI

// Lets the thread scroll freely, but finishes at the newest message
// when the scroll comes to rest just short of it.
struct StickyBottomBehavior: ScrollTargetBehavior {
  var reach: CGFloat = 44

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = context.contentSize.height - context.containerSize.height
    guard bottom > 0 else { return }

    // Somebody reading upwards is left alone.
    guard context.velocity.dy >= 0 else { return }

    let zone = min(reach, bottom / 2)
    if bottom - target.rect.minY < zone {
      target.rect.origin.y = bottom
    }
  }
}

extension ScrollTargetBehavior where Self == StickyBottomBehavior {
  static var stickyBottom: StickyBottomBehavior { StickyBottomBehavior() }
}
