// options: --item-length 120
// rests: 600
import SwiftUI

@MainActor
final class Model {
  var step: CGFloat = 120
}

@MainActor
struct Isolated: @MainActor ScrollTargetBehavior {
  let model = Model()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / model.step).rounded() * model.step
  }
}
