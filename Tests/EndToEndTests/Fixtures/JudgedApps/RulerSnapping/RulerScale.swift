import Foundation

struct RulerScale {
  let range: ClosedRange<Double>
  let step: Double
  let ticksPerMajor: Int

  var lastTick: Int { Int(((range.upperBound - range.lowerBound) / step).rounded()) }

  func value(at tick: Int) -> Double {
    range.lowerBound + Double(min(max(tick, 0), lastTick)) * step
  }

  func isMajor(_ tick: Int) -> Bool { tick % ticksPerMajor == 0 }

  static let bodyWeight = RulerScale(range: 40...140, step: 0.5, ticksPerMajor: 10)
}
