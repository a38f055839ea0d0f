import SwiftUI

struct RulerScale {
  let lowest: Double
  let highest: Double
  let increment: Double

  static let bodyWeight = RulerScale(lowest: 40, highest: 160, increment: 0.5)

  var tickCount: Int {
    Int(((highest - lowest) / increment).rounded()) + 1
  }

  func value(at index: Int) -> Double {
    lowest + Double(min(max(index, 0), tickCount - 1)) * increment
  }

  func index(of value: Double) -> Int {
    Int(((value - lowest) / increment).rounded())
  }

  func isMajor(_ index: Int) -> Bool {
    index.isMultiple(of: 10)
  }
}

struct TickSnapping: ScrollTargetBehavior {
  let pitch: CGFloat
  let tickCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let nearest = (target.rect.minX / pitch).rounded()
    let last = CGFloat(max(tickCount - 1, 0))
    target.rect.origin.x = min(max(nearest, 0), last) * pitch
  }
}

extension ScrollTargetBehavior where Self == TickSnapping {
  static func ticks(every pitch: CGFloat, count: Int) -> TickSnapping {
    TickSnapping(pitch: pitch, tickCount: count)
  }
}
