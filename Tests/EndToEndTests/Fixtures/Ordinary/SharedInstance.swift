import SwiftUI

class SnapSettings {
  static let shared = SnapSettings()
  var step: CGFloat = 100
}

struct SharedInstance: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = SnapSettings.shared.step
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
