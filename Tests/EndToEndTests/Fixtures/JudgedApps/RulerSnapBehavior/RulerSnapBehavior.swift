import SwiftUI

struct RulerSnapBehavior: ScrollTargetBehavior {
  let scale: RulerScale

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = scale.index(nearest: target.rect.minX)
    target.rect.origin.x = CGFloat(index) * scale.tickSpacing
  }
}

extension ScrollTargetBehavior where Self == RulerSnapBehavior {
  static func ruler(_ scale: RulerScale) -> Self { .init(scale: scale) }
}
