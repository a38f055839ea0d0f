import SwiftUI

// Pulls the calendar onto the top of a month when it would stop close to one.
struct MonthMagnet: ScrollTargetBehavior {
  let heights: [CGFloat]
  var reach: CGFloat = 40

  private var tops: [CGFloat] {
    var y: CGFloat = 0
    return heights.map { height in
      defer { y += height }
      return y
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    guard end > 0 else { return }

    let proposed = target.rect.minY
    let stops = tops.filter { $0 < end } + [end]
    guard let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }

    if abs(nearest - proposed) <= reach {
      target.rect.origin.y = nearest
    }
  }
}
