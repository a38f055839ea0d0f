import SwiftUI

// One story per swipe. A swipe counts once it would carry the feed over `threshold` of a page,
// unless it is flicked back.
struct StoryPaging: ScrollTargetBehavior {
  var threshold: CGFloat = 0.15
  var flickBack: CGFloat = 100

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.height
    guard page > 0 else { return }

    let current = (context.originalTarget.rect.minY / page).rounded()
    let carried = target.rect.minY - current * page

    var step: CGFloat = 0
    let velocity = context.velocity.dy
    if carried > page * threshold, velocity > -flickBack {
      step = 1
    } else if carried < -page * threshold, velocity < flickBack {
      step = -1
    }
    target.rect.origin.y = (current + step) * page
  }
}

extension ScrollTargetBehavior where Self == StoryPaging {
  static var story: StoryPaging { StoryPaging() }
}
