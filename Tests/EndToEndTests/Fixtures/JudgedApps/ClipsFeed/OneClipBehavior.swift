import SwiftUI

// One clip per swipe, however fast.
struct OneClipBehavior: ScrollTargetBehavior {
  let clipCount: Int
  let startPage: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0, clipCount > 0 else { return }

    let travel = target.rect.minY / height - startPage
    var page = startPage
    if travel > 0.25 {
      page += 1
    } else if travel < -0.25 {
      page -= 1
    }
    page = min(max(page, 0), CGFloat(clipCount - 1))
    target.rect.origin.y = page * height
  }
}
