import SwiftUI

// One gesture turns at most one page.
struct PageTurn: ScrollTargetBehavior {
  private let flickSpeed: CGFloat = 50

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let lastPage = max(((context.contentSize.width - width) / width).rounded(), 0)
    let from = (context.originalTarget.rect.minX / width).rounded()
    let proposed = target.rect.minX / width

    var page = proposed.rounded()
    if context.velocity.dx > flickSpeed {
      page = proposed.rounded(.up)
    } else if context.velocity.dx < -flickSpeed {
      page = proposed.rounded(.down)
    }

    page = min(max(page, from - 1), from + 1)
    page = min(max(page, 0), lastPage)
    target.rect.origin.x = page * width
  }
}
