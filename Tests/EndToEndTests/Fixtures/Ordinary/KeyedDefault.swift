import SwiftUI

private struct SnapStepKey: EnvironmentKey {
  static var defaultValue: CGFloat = 100
}

extension EnvironmentValues {
  var snapStep: CGFloat {
    get { self[SnapStepKey.self] }
    set { self[SnapStepKey.self] = newValue }
  }
}

struct KeyedDefault: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.snapStep
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
