import SwiftUI

struct SinglePageBehavior: ScrollTargetBehavior {
  // pt/s
  var flickSpeed: CGFloat = 200
  // share of a page a flick has to carry
  var flickShare: CGFloat = 0.12

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }

    let origin = (context.originalTarget.rect.minY / height).rounded()
    let travel = target.rect.minY / height - origin
    let velocity = context.velocity.dy
    let flicked = abs(velocity) > flickSpeed

    var page = origin
    if flicked, velocity * travel < 0 {
      // Swiped one way and thrown back: stay.
    } else if abs(travel) >= (flicked ? flickShare : 0.5) {
      page += travel > 0 ? 1 : -1
    }

    let last = max(0, (context.contentSize.height / height).rounded() - 1)
    target.rect.origin.y = min(max(page, 0), last) * height
  }
}

extension ScrollTargetBehavior where Self == SinglePageBehavior {
  static var singlePage: SinglePageBehavior { SinglePageBehavior() }
}
