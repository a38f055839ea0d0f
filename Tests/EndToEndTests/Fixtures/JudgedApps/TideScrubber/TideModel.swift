import Foundation
import Observation

struct TideSample: Identifiable, Hashable {
  let id: Int
  let metres: Double

  var isFullHour: Bool { id.isMultiple(of: 4) }
  var clock: String { String(format: "%02d:%02d", (id / 4) % 24, (id % 4) * 15) }
}

@Observable
final class TideModel {
  let harbour: String
  let samples: [TideSample]
  private(set) var selection = 0

  init(harbour: String = "Port Erin") {
    self.harbour = harbour
    self.samples = (0...96).map { quarter in
      let phase = Double(quarter) / 4 / 12.42 * 2 * Double.pi
      return TideSample(id: quarter, metres: 2.6 + 2.1 * sin(phase))
    }
  }

  var current: TideSample { samples[selection] }

  func select(_ quarter: Int) {
    selection = min(max(quarter, 0), samples.count - 1)
  }
}
