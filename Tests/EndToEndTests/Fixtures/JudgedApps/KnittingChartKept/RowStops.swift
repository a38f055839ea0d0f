import SwiftUI

struct RowStops: ScrollTargetBehavior {
  private let offsets: [CGFloat]

  init(rows: Int, stride step: CGFloat) {
    offsets = (0..<rows).map { CGFloat($0) * step }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    let reachable = offsets.prefix { $0 < end } + [end]
    target.rect.origin.y = reachable.min { abs($0 - y) < abs($1 - y) } ?? y
  }
}
