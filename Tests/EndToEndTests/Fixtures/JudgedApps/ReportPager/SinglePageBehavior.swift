import SwiftUI

// Moves by at most one page per gesture; pages are as wide as the container.
struct SinglePageBehavior: ScrollTargetBehavior {
  var gap: CGFloat
  var flickSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let step = width + gap
    let origin = context.originalTarget.rect.minX
    let proposed = target.rect.minX
    let start = (origin / step).rounded()

    var page = (proposed / step).rounded()
    let speed = context.velocity.dx
    if page == start, abs(speed) > flickSpeed, (proposed - origin) * speed > 0 {
      page += speed > 0 ? 1 : -1
    }
    page = min(max(page, start - 1), start + 1)

    let limit = max(0, context.contentSize.width - width)
    target.rect.origin.x = min(max(page * step, 0), limit)
  }
}

extension ScrollTargetBehavior where Self == SinglePageBehavior {
  static func singlePage(gap: CGFloat) -> SinglePageBehavior {
    SinglePageBehavior(gap: gap)
  }
}
