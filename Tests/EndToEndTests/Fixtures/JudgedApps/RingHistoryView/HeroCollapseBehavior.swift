import SwiftUI

// Keeps the hero from resting half open.
//
// Everything below the hero scrolls freely; only targets that would leave the
// hero partly visible are moved, either to fully open or to fully collapsed.
// A moving finger decides the side, a finger at rest leaves it to the midpoint.
struct HeroCollapseBehavior: ScrollTargetBehavior {
  // How far the content travels until the hero is hidden.
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // With only a few days of history the content may be shorter than the collapse distance.
    let reach = max(0, context.contentSize.height - context.containerSize.height)
    let collapsed = min(distance, reach)
    let y = target.rect.minY

    guard y > 0, y < collapsed else { return }

    switch context.velocity.dy {
    case let speed where speed > 60:
      target.rect.origin.y = collapsed
    case let speed where speed < -60:
      target.rect.origin.y = 0
    default:
      target.rect.origin.y = y > collapsed / 2 ? collapsed : 0
    }
  }
}
