import SwiftUI

// Moves a horizontal scroll view in whole strides, never more than `maximumStep` of them per gesture.
struct StepSnapBehavior: ScrollTargetBehavior {
  var stride: CGFloat
  var maximumStep: Int
  var threshold: CGFloat

  init(stride: CGFloat, maximumStep: Int = 1, threshold: CGFloat = 0.3) {
    self.stride = stride
    self.maximumStep = maximumStep
    self.threshold = threshold
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard stride > 0 else { return }
    let origin = context.originalTarget.rect.minX
    let start = (origin / stride).rounded()
    let travel = (target.rect.minX - origin) / stride

    var index = start
    if abs(travel) >= threshold {
      let steps = min(CGFloat(maximumStep), max(1, abs(travel).rounded()))
      index += travel < 0 ? -steps : steps
    }

    let end = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(max(index * stride, 0), end)
  }
}

extension ScrollTargetBehavior where Self == StepSnapBehavior {
  static func stepSnap(_ stride: CGFloat, maximumStep: Int = 1) -> StepSnapBehavior {
    StepSnapBehavior(stride: stride, maximumStep: maximumStep)
  }
}
