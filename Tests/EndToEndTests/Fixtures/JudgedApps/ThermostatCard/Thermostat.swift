import Observation
import SwiftUI

@Observable
final class Thermostat {
  let room: String
  let settings: [Double]
  var current: Double
  var index: Int

  init(room: String, current: Double, range: ClosedRange<Double> = 16...28, setpoint: Double = 21) {
    self.room = room
    self.current = current
    settings = Array(stride(from: range.lowerBound, through: range.upperBound, by: 0.5))
    index = settings.firstIndex(of: setpoint) ?? 0
  }

  var setpoint: Double { settings[index] }
  var isHeating: Bool { setpoint > current }
}

struct DetentBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0, count > 0 else { return }
    let nearest = (target.rect.minX / pitch).rounded()
    let clamped = min(max(nearest, 0), CGFloat(count - 1))
    target.rect.origin.x = clamped * pitch
  }
}
