import SwiftUI

// Comes to rest with a chip on the leading margin, or at the very end of the strip.
struct LeadingEdgeBehavior: ScrollTargetBehavior {
  // Distance of each chip from the first one, in content coordinates.
  let edges: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !edges.isEmpty else { return }
    let maxX = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(target.rect.minX, 0), maxX)

    var best = maxX
    for edge in edges where edge < maxX && abs(edge - x) < abs(best - x) {
      best = edge
    }
    target.rect.origin.x = best
  }
}
