import SwiftUI

struct WholeStepBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }

    let dy = context.velocity.dy
    guard abs(dy) > 30 else { return }

    let last = max((context.contentSize.height / height).rounded() - 1, 0)
    let from = (context.originalTarget.rect.minY / height).rounded()
    let landing = target.rect.minY / height

    var step = landing.rounded(dy > 0 ? .up : .down)
    step = min(max(step, from - 1), from + 1)
    step = min(max(step, 0), last)
    target.rect.origin.y = step * height
  }
}

extension ScrollTargetBehavior where Self == WholeStepBehavior {
  static var wholeSteps: Self { .init() }
}
