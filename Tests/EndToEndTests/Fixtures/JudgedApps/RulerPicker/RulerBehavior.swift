import SwiftUI

struct RulerBehavior: ScrollTargetBehavior {
  let configuration: RulerConfiguration
  // Above this speed (pt/s) the ruler stops on long ticks only.
  var coarseSpeed: CGFloat = 2_000

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let fine = configuration.tickWidth
    let coarse = fine * CGFloat(configuration.majorEvery)
    let step = abs(context.velocity.dx) > coarseSpeed ? coarse : fine
    let end = CGFloat(configuration.lastIndex) * fine
    target.rect.origin.x = target.rect.minX.snapped(to: step).clamped(to: 0...end)
  }
}

extension ScrollTargetBehavior where Self == RulerBehavior {
  static func ruler(_ configuration: RulerConfiguration) -> RulerBehavior {
    RulerBehavior(configuration: configuration)
  }
}
