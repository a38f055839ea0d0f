// options: --item-length 120
// rests: 390
import SwiftUI

struct Mathematical: ScrollTargetBehavior {
  private let formatter = NumberFormatter()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let speed = hypot(context.velocity.dx, context.velocity.dy)
    let pages = max(1, Int(floor(log2(1 + Double(speed) / 500))))
    NSLog("pages %d", pages)
    target.rect.origin.x = CGFloat(pages) * context.containerSize.width
  }
}
