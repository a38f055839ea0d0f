import SwiftUI

// A swipe goes to the neighbour of the story being watched and no further.
struct StoryPagingBehavior: ScrollTargetBehavior {
  let current: Int
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, count > 0 else { return }

    let travel = target.rect.minX - CGFloat(current) * width
    let speed = context.velocity.dx

    var next = current
    if speed > 150 {
      if travel > 0 { next += 1 }
    } else if speed < -150 {
      if travel < 0 { next -= 1 }
    } else if abs(travel) > width / 2 {
      next += travel > 0 ? 1 : -1
    }

    next = min(max(next, 0), count - 1)
    target.rect.origin.x = CGFloat(next) * width
  }
}
