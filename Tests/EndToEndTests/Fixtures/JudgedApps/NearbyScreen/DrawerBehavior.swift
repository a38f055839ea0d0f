import SwiftUI

// The drawer rests closed (0) or open (`travel`). Past that its list scrolls as any list.
struct DrawerBehavior: ScrollTargetBehavior {
  let travel: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < travel else { return }

    let isOpening = context.velocity.dy > 0
    target.rect.origin.y = isOpening ? travel : 0
  }
}

extension ScrollTargetBehavior where Self == DrawerBehavior {
  static func drawer(travel: CGFloat) -> DrawerBehavior {
    DrawerBehavior(travel: travel)
  }
}
