import SwiftUI

final class Model { var step: CGFloat = 40 }

struct Held: ScrollTargetBehavior {
  var model = Model()
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.origin.x / model.step).rounded() * model.step
  }
}
