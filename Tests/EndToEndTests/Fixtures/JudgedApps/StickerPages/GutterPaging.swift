import SwiftUI

// `.paging` for pages with a gutter between them.
struct GutterPaging: ScrollTargetBehavior {
  var gutter: CGFloat
  var lastPage: Int
  var tolerance: CGFloat = 0.25

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let length = context.containerSize.width + gutter
    guard context.containerSize.width > 0 else { return }

    let from = (context.originalTarget.rect.minX / length).rounded()
    let delta = target.rect.minX / length - from

    let page: CGFloat
    if delta > tolerance {
      page = from + 1
    } else if delta < -tolerance {
      page = from - 1
    } else {
      page = from
    }

    target.rect.origin.x = min(max(page, 0), CGFloat(lastPage)) * length
  }
}
