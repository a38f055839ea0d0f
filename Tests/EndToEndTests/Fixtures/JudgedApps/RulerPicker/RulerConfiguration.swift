import SwiftUI

struct RulerConfiguration {
  var range: ClosedRange<Int>
  var tickWidth: CGFloat = 12
  // A longer tick is drawn every so many values.
  var majorEvery = 5
  var unit = ""

  static let weight = RulerConfiguration(range: 40...180, unit: "kg")

  var lastIndex: Int { range.upperBound - range.lowerBound }
  func offset(for value: Int) -> CGFloat { CGFloat(value - range.lowerBound) * tickWidth }
  func isMajor(_ value: Int) -> Bool { (value - range.lowerBound).isMultiple(of: majorEvery) }
}

extension CGFloat {
  func snapped(to step: CGFloat) -> CGFloat {
    step > 0 ? (self / step).rounded() * step : self
  }

  func clamped(to bounds: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
  }
}
