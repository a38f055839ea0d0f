import SwiftUI

struct StopMagnet: ScrollTargetBehavior {
  let stops: [CGFloat]
  let reach: CGFloat

  static func rooms(_ rooms: [TourRoom], reach: CGFloat = 72) -> StopMagnet {
    StopMagnet(stops: rooms.roomTops, reach: reach)
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.vertical) else { return }
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let y = target.rect.minY

    let reachable = stops.filter { $0 < end } + [end]
    guard
      let nearest = reachable.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(nearest - y) <= reach
    else { return }

    target.rect.origin.y = nearest
  }
}
