import SwiftUI

struct HeroCollapseBehavior: ScrollTargetBehavior {
  var distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.height - context.containerSize.height
    guard reach >= distance else { return }

    let y = target.rect.minY
    guard y > 0, y < distance else { return }

    let speed = context.velocity.dy
    if abs(speed) > 150 {
      target.rect.origin.y = speed > 0 ? distance : 0
    } else {
      target.rect.origin.y = y < distance / 2 ? 0 : distance
    }
  }
}
