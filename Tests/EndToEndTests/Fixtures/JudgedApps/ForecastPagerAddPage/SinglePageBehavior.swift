import SwiftUI

// Turns at most one page per gesture.
struct SinglePageBehavior: ScrollTargetBehavior {
  var lastPage: Int
  var threshold: CGFloat = 0.2

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let start = (context.originalTarget.rect.minX / width).rounded()
    let travel = target.rect.minX / width - start

    var page = start
    if travel > threshold { page += 1 }
    if travel < -threshold { page -= 1 }

    page = min(max(page, 0), CGFloat(max(lastPage, 0)))
    target.rect.origin.x = page * width
  }
}
