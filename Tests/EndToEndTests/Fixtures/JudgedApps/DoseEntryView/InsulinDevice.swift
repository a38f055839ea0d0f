import SwiftUI

enum InsulinDevice: Hashable {
  case pen(step: Double, maximum: Double)
  case syringe(maximum: Double)

  var step: Double {
    switch self {
    case .pen(let step, _): step
    case .syringe: 1
    }
  }

  var maximum: Double {
    switch self {
    case .pen(_, let maximum), .syringe(let maximum): maximum
    }
  }

  var tickCount: Int {
    Int((maximum / step).rounded()) + 1
  }

  var ticksPerLabel: Int {
    Int((5 / step).rounded())
  }

  func units(atTick tick: Int) -> Double {
    Double(tick) * step
  }
}

@Observable
final class DoseDraft {
  let device: InsulinDevice
  var tick: Int?

  init(device: InsulinDevice, units: Double = 0) {
    self.device = device
    self.tick = Int((units / device.step).rounded())
  }

  var units: Double {
    device.units(atTick: tick ?? 0)
  }
}
