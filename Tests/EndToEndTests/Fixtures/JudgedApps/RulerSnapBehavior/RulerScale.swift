import Foundation

// Maps values to positions on the ruler and back.
struct RulerScale: Equatable {
  let range: ClosedRange<Double>
  let step: Double
  let tickSpacing: CGFloat

  var tickCount: Int {
    Int(((range.upperBound - range.lowerBound) / step).rounded()) + 1
  }

  func value(at index: Int) -> Double {
    range.lowerBound + Double(index) * step
  }

  func offset(of value: Double) -> CGFloat {
    CGFloat(((value - range.lowerBound) / step).rounded()) * tickSpacing
  }

  func index(nearest offset: CGFloat) -> Int {
    min(max(Int((offset / tickSpacing).rounded()), 0), tickCount - 1)
  }

  static let bodyWeight = RulerScale(range: 40...120, step: 0.5, tickSpacing: 10)
}
