import Foundation
import Observation

@Observable
final class WeighInModel {
  let range: ClosedRange<Int> = 400...1_500  // tenths of a kilogram
  private(set) var tenths = 400
  private(set) var saved: [Date: Double] = [:]

  var kilograms: Double { Double(tenths) / 10 }
  var tickCount: Int { range.count }

  func scrolled(to offset: CGFloat) {
    let n = Int((offset / RulerMetrics.tick).rounded())
    tenths = min(max(range.lowerBound + n, range.lowerBound), range.upperBound)
  }

  func save() { saved[.now] = kilograms }
}

enum RulerMetrics {
  static let tick: CGFloat = 14
  static let height: CGFloat = 90
  static let short: CGFloat = 22
  static let long: CGFloat = 44
  static let line: CGFloat = 2

  static func inset(for width: CGFloat) -> CGFloat { (width - tick) / 2 }
}
