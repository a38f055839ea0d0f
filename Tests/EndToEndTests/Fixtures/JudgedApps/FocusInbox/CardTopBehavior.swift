import SwiftUI

// Rests with the top of a card at the top of the list, or at the end of the list.
struct CardTopBehavior: ScrollTargetBehavior {
  let tops: [CGFloat]

  init(heights: [CGFloat], spacing: CGFloat) {
    var y: CGFloat = 0
    tops = heights.map { height in
      defer { y += height + spacing }
      return y
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let stops = tops.filter { $0 < end } + [end]
    let proposed = target.rect.minY
    if let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.y = nearest
    }
  }
}
