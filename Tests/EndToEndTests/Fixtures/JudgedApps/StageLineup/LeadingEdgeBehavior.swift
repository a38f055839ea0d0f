import SwiftUI

struct LeadingEdgeBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !stops.isEmpty else { return }
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let reachable = stops.filter { $0 < end } + [end]
    let x = target.rect.minX

    if let nearest = reachable.min(by: { abs($0 - x) < abs($1 - x) }) {
      target.rect.origin.x = nearest
    }
  }
}
