import SwiftUI

// Lets a swipe travel no further than the neighbours of the current step.
struct SingleStepBehavior: ScrollTargetBehavior {
  let currentIndex: Int
  let stepCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, stepCount > 0 else { return }

    let proposed = Int((target.rect.minX / width).rounded())
    let allowed = max(currentIndex - 1, 0)...min(currentIndex + 1, stepCount - 1)
    let index = min(max(proposed, allowed.lowerBound), allowed.upperBound)
    target.rect.origin.x = CGFloat(index) * width
  }
}
