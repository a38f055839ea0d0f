import SwiftUI

// Rests with the left edge of a work at the wall's margin.
struct WallSnapBehavior: ScrollTargetBehavior {
  private let edges: [CGFloat]

  init(widths: [CGFloat], gap: CGFloat) {
    var x: CGFloat = 0
    edges = widths.map { width in
      defer { x += width + gap }
      return x
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = target.rect.origin.x
    let nearest =
      edges
      .map { min($0, limit) }
      .min { abs($0 - proposed) < abs($1 - proposed) }
    if let nearest {
      target.rect.origin.x = nearest
    }
  }
}
