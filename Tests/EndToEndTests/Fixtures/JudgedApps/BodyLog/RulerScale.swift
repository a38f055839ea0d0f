import SwiftUI

protocol RulerScale {
  associatedtype Value: BinaryFloatingPoint
  var lower: Value { get }
  var step: Value { get }
  var tickCount: Int { get }
  /// A labelled line every so many ticks.
  var major: Int { get }
}

extension RulerScale {
  func value(at tick: Int) -> Value { lower + Value(tick) * step }
  func tick(for value: Value) -> Int {
    min(max(Int(((value - lower) / step).rounded()), 0), tickCount - 1)
  }
}

struct WeightScale: RulerScale {
  let lower = 40.0
  let step = 0.5
  let tickCount = 223
  let major = 10
}

struct TickBehavior<Scale: RulerScale>: ScrollTargetBehavior {
  var scale: Scale
  var pitch: CGFloat
  /// Fast throws land on a labelled line.
  var throwSpeed: CGFloat = 1_200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var tick = (target.rect.minX / pitch).rounded()
    if abs(context.velocity.dx) >= throwSpeed {
      let major = CGFloat(scale.major)
      tick = (tick / major).rounded() * major
    }
    tick = min(max(tick, 0), CGFloat(scale.tickCount - 1))
    target.rect.origin.x = tick * pitch
  }
}
