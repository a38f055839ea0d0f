// expression: Stepper(step: 150)
// options: --item-length 120
// rests: 600
import SwiftUI

struct Stepper: ScrollTargetBehavior {
  private let step: Double
  private init(step: Double) { self.step = step }
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.origin.x / step).rounded(.up) * step
  }
}
