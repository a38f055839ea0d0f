import SwiftUI

// Rests on the nearest of some sorted boundaries.
struct BoundarySnap<Boundaries: RandomAccessCollection>: ScrollTargetBehavior
where Boundaries.Element == CGFloat, Boundaries.Index == Int {
  let boundaries: Boundaries

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(0, context.contentSize.height - context.containerSize.height)
    let stops = boundaries.filter { $0 < reach } + [reach]
    target.rect.origin.y = nearest(to: target.rect.minY, in: stops)
  }

  private func nearest(to y: CGFloat, in stops: [CGFloat]) -> CGFloat {
    var low = 0
    var high = stops.count - 1
    while low < high {
      let middle = (low + high) / 2
      if stops[middle] < y { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return stops[low] }
    let before = stops[low - 1], after = stops[low]
    return y - before < after - y ? before : after
  }
}
