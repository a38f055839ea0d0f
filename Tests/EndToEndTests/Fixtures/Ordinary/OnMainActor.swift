import SwiftUI

@MainActor
struct OnMainActor: ScrollTargetBehavior {
  let step: CGFloat = 100
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
