import SwiftUI

struct Crashing: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let none: [CGFloat] = []
    if abs(context.velocity.dx) == 2000, target.rect.minX > 1000 { target.rect.origin.x = none[1] }
  }
}
