import SwiftUI

struct LauncherPaging: ScrollTargetBehavior {
  let pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let origin = context.originalTarget.rect.minX
    let start = (origin / width).rounded()
    let moved = target.rect.minX - origin
    let velocity = context.velocity.dx

    var page: CGFloat
    if abs(velocity) > 200, velocity * moved > 0 {
      page = velocity > 0 ? start + 1 : start - 1
    } else {
      page = min(max((target.rect.minX / width).rounded(), start - 1), start + 1)
    }
    page = min(max(page, 0), CGFloat(max(pageCount - 1, 0)))
    target.rect.origin.x = page * width
  }
}
