import SwiftUI

struct StopsBehavior: ScrollTargetBehavior {
  var stops: [CGFloat]
  var flick: CGFloat = 200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = context.contentSize.width - context.containerSize.width
    guard limit > 0 else { return }

    let candidates = stops.filter { $0 < limit } + [limit]
    let from = context.originalTarget.rect.minX
    let to = target.rect.minX

    var stop = candidates.min { abs($0 - to) < abs($1 - to) } ?? to
    if abs(context.velocity.dx) > flick, abs(stop - from) < 1 {
      // short flick: the neighbour
      if to > from {
        stop = candidates.first { $0 > from + 1 } ?? limit
      } else if to < from {
        stop = candidates.last { $0 < from - 1 } ?? 0
      }
    }
    target.rect.origin.x = stop
  }
}
