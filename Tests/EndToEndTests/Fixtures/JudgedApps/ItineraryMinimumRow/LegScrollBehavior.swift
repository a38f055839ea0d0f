import SwiftUI

struct LegScrollBehavior: ScrollTargetBehavior {
  private let stops: [CGFloat]

  init(legs: [Leg]) {
    var next: CGFloat = 0
    stops = legs.map { leg in
      defer { next += leg.extent + TimelineStyle.spacing }
      return next
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let proposal = target.rect.minY
    let reachable = stops.filter { $0 < end } + [end]
    if let best = reachable.min(by: { abs($0 - proposal) < abs($1 - proposal) }) {
      target.rect.origin.y = best
    }
  }
}
