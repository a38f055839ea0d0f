import SwiftUI

struct RulerMetrics: Equatable {
  var tickSpacing: CGFloat
  var majorLength: CGFloat
  var minorLength: CGFloat

  static let regular = RulerMetrics(tickSpacing: 10, majorLength: 36, minorLength: 20)
  static let roomy = RulerMetrics(tickSpacing: 14, majorLength: 28, minorLength: 16)
}

struct TickBehavior: ScrollTargetBehavior {
  let metrics: RulerMetrics

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let tick = (target.rect.minX / metrics.tickSpacing).rounded()
    target.rect.origin.x = min(max(tick * metrics.tickSpacing, 0), end)
  }
}

extension ScrollTargetBehavior where Self == TickBehavior {
  static func ticks(_ metrics: RulerMetrics = .regular) -> Self {
    TickBehavior(metrics: metrics)
  }
}
