import SwiftUI

struct CoverLayout {
  var coverWidth: CGFloat = 280
  var spacing: CGFloat = 20
  var margin: CGFloat = 24

  var step: CGFloat { coverWidth + spacing }
}

// However hard the swipe, we go to the neighbouring cover only.
struct CoverScrollBehavior: ScrollTargetBehavior {
  let layout: CoverLayout
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }

    let current = Int(context.originalTarget.rect.minX / layout.step)
    let proposed = Int((target.rect.minX / layout.step).rounded())

    let neighbour = min(max(proposed, current - 1), current + 1)
    let index = min(max(neighbour, 0), count - 1)

    let end = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(CGFloat(index) * layout.step, end)
  }
}
