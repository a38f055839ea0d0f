import SwiftUI

// Keeps a tall hero either open or rolled up to its bar, and stays out of the way of reading.
struct HeroSnapBehavior: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.vertical) else { return }

    let reach = max(context.contentSize.height - context.containerSize.height, 0)
    let rolledUp = min(distance, reach)
    let y = target.rect.minY
    guard y > 0, y < rolledUp else { return }

    switch context.velocity.dy {
    case 80...:
      target.rect.origin.y = rolledUp
    case ...(-80):
      target.rect.origin.y = 0
    default:
      target.rect.origin.y = y < rolledUp / 2 ? 0 : rolledUp
    }
  }
}

extension ScrollTargetBehavior where Self == HeroSnapBehavior {
  static func hero(height: CGFloat, bar: CGFloat) -> HeroSnapBehavior {
    HeroSnapBehavior(distance: height - bar)
  }
}
