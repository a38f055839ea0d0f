import SwiftUI
struct Snap: ScrollTargetBehavior {
  let step: Double
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.origin.x / step).rounded() * step
  }
}
extension ScrollTargetBehavior where Self == Snap {
  static func snap(step: Double) -> Snap { .init(step: step) }
}
