import SwiftUI

struct HeroSnap: ScrollTargetBehavior {
  let distance: CGFloat
  var flick: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < distance else { return }

    let speed = context.velocity.dy
    if abs(speed) > flick {
      target.rect.origin.y = speed > 0 ? distance : 0
    } else {
      target.rect.origin.y = y < distance / 2 ? 0 : distance
    }
  }
}
