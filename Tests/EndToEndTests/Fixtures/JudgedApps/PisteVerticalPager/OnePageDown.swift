import SwiftUI

// A vertical pager: a flick goes one page on, a slow drag to the nearest page.
struct OnePageDown: ScrollTargetBehavior {
  var flickSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.height
    guard page > 0 else { return }

    let last = max(0, (context.contentSize.height / page).rounded() - 1)
    let start = (context.originalTarget.rect.minY / page).rounded()
    let travel = target.rect.minY - context.originalTarget.rect.minY
    let speed = context.velocity.dy

    let landing: CGFloat
    if abs(speed) > flickSpeed {
      if speed > 0, travel > 0 {
        landing = start + 1
      } else if speed < 0, travel < 0 {
        landing = start - 1
      } else {
        landing = start
      }
    } else {
      landing = (target.rect.minY / page).rounded()
    }

    target.rect.origin.y = min(max(landing, 0), last) * page
  }
}

extension ScrollTargetBehavior where Self == OnePageDown {
  static var onePageDown: OnePageDown { OnePageDown() }
}
