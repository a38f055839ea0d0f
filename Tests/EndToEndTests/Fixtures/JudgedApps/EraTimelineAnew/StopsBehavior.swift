import SwiftUI

struct StopsBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.minX
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let reachable = stops.filter { $0 < end } + [end]

    let next = reachable.first { $0 >= x } ?? end
    let previous = reachable.last { $0 <= x } ?? 0

    // follow the finger's direction
    target.rect.origin.x = context.velocity.dx >= 0 ? next : previous
  }
}
