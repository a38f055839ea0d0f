import SwiftUI

// On the way down, coming close to the newest message goes all the way to it.
// Reading back through the history is left alone.
struct LatestMessageBehavior: ScrollTargetBehavior {
  let slack: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isHeadingDown = target.rect.minY > context.originalTarget.rect.minY
    guard isHeadingDown, context.velocity.dy >= 0 else { return }

    let bottom = max(context.contentSize.height - context.containerSize.height, 0)
    if bottom - target.rect.minY < slack {
      target.rect.origin.y = bottom
    }
  }
}
