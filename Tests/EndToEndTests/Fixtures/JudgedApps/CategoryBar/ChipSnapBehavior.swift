import SwiftUI

struct ChipSnapBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !stops.isEmpty else { return }
    let maxX = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(target.rect.minX, 0), maxX)
    let candidates = stops.filter { $0 >= 0 && $0 < maxX } + [maxX]
    target.rect.origin.x = candidates.min { abs($0 - x) < abs($1 - x) } ?? x
  }
}
