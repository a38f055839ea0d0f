import SwiftUI

struct MoveRowBehavior: ScrollTargetBehavior {
  let rowsPerSection: [Int]
  let rowHeight: CGFloat
  let headerHeight: CGFloat

  private var rowStops: [CGFloat] {
    var sectionTop: CGFloat = 0
    var stops: [CGFloat] = []
    for rows in rowsPerSection {
      stops += (0..<rows).map { sectionTop + CGFloat($0) * rowHeight }
      sectionTop += headerHeight + CGFloat(rows) * rowHeight
    }
    return stops
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let proposed = target.rect.minY
    guard proposed > 0, proposed < end else { return }

    let stops = rowStops.filter { $0 < end } + [end]
    if let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.y = nearest
    }
  }
}
