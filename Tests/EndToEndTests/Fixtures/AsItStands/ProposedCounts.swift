// options: --items 4
// code: 65
// says: Turn(pageCount: 4, isEnabled: true, minimumVelocity: 300, stops: [0, 390, 780, 1170])
import SwiftUI

struct Turn: ScrollTargetBehavior {
  let pageCount: Int
  let isEnabled: Bool
  let minimumVelocity: CGFloat
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 0
  }
}
