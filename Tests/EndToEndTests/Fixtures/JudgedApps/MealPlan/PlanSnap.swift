import SwiftUI

struct PlanSnap: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    guard y > 0, y < end else { return }

    let candidates = stops.filter { $0 < end } + [end]
    if let nearest = candidates.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = nearest
    }
  }
}
