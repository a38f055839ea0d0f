// code: 65
// says: Turn(threshold: 0.5, dragThreshold: 130, fraction: 0.5)
import SwiftUI

struct Turn: ScrollTargetBehavior {
  let threshold: CGFloat
  let dragThreshold: CGFloat
  let fraction: Double

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 0
  }
}
