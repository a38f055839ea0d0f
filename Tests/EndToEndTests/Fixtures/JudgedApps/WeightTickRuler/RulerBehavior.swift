import SwiftUI

struct RulerScale: Equatable {
  var range: ClosedRange<Double>
  var step: Double
  var ticksPerMajor: Int

  var tickCount: Int { Int(((range.upperBound - range.lowerBound) / step).rounded()) + 1 }

  func value(at index: Int) -> Double {
    range.lowerBound + Double(min(max(index, 0), tickCount - 1)) * step
  }

  static let bodyWeight = RulerScale(range: 50...110, step: 0.5, ticksPerMajor: 10)
}

enum RulerMetrics {
  static let tickWidth: CGFloat = 2
  static let majorTickWidth: CGFloat = 3
  static let tickSpacing: CGFloat = 8
  static let pitch = tickWidth + tickSpacing
}

struct RulerBehavior: ScrollTargetBehavior {
  let scale: RulerScale

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.minX / RulerMetrics.pitch).rounded()
    let last = CGFloat(scale.tickCount - 1)
    target.rect.origin.x = min(max(index, 0), last) * RulerMetrics.pitch
  }
}
