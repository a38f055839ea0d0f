import SwiftUI

/// Turns one story per gesture, like the stories people know.
struct StoryTurn: ScrollTargetBehavior {
  /// Share of the width a finger has to cover before the story turns.
  var threshold: CGFloat = 0.15

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let current = (context.originalTarget.rect.minX / width).rounded()
    let last = max((context.contentSize.width / width).rounded() - 1, 0)
    let travelled = abs(target.rect.minX - context.originalTarget.rect.minX)

    var next = current
    if travelled > width * threshold {
      next += context.velocity.dx < 0 ? -1 : 1
    }
    target.rect.origin.x = min(max(next, 0), last) * width
  }
}
