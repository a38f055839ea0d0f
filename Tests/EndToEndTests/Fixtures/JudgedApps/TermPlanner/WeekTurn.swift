import SwiftUI

struct WeekTurn: ScrollTargetBehavior {
  let weeks: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = context.containerSize.width
    guard week > 0, weeks > 0 else { return }

    let start = (context.originalTarget.rect.minX / week).rounded()
    let goal = (target.rect.minX / week)
    var page = goal.rounded()
    if abs(context.velocity.dx) > 180 {
      page = context.velocity.dx > 0 ? start + 1 : start - 1
    }
    page = min(max(page, start - 1, 0), start + 1, CGFloat(weeks - 1))
    target.rect.origin.x = page * week
  }
}
