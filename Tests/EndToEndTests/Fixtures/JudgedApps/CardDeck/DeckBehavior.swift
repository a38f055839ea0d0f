import SwiftUI

struct DeckBehavior: ScrollTargetBehavior {
  let current: Int
  let count: Int
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index: Int
    switch context.velocity.dy {
    case 200...: index = current + 1
    case ...(-200): index = current - 1
    default: index = current
    }
    target.rect.origin.y = CGFloat(min(max(index, 0), count - 1)) * pitch
  }
}
