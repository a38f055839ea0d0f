import SwiftUI

/// Rests on whole steps: rows of a log, ticks of a scale, cells of a strip.
struct StepSnap: ScrollTargetBehavior {
  let step: CGFloat
  let axis: Axis

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch axis {
    case .vertical:
      target.rect.origin.y = nearest(target.rect.minY)
    case .horizontal:
      target.rect.origin.x = nearest(target.rect.minX)
    }
  }

  private func nearest(_ value: CGFloat) -> CGFloat {
    (value / step).rounded() * step
  }
}

extension ScrollTargetBehavior where Self == StepSnap {
  static func steps(of step: CGFloat, along axis: Axis = .vertical) -> StepSnap {
    StepSnap(step: step, axis: axis)
  }
}
