import SwiftUI

// Rests the list with the top edge of a day card at the top of the screen.
struct DaySnapBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  init(days: [ItineraryDay], expanded: Set<Int>, noteHeights: [Int: CGFloat]) {
    var y: CGFloat = 0
    var result: [CGFloat] = []
    for day in days {
      if expanded.contains(day.id) {
        y += noteHeights[day.id, default: 0]
      }
      result.append(y)
      y += ItineraryMetrics.rowHeight + ItineraryMetrics.spacing
    }
    stops = result
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !stops.isEmpty else { return }
    let maxY = max(0, context.contentSize.height - context.containerSize.height)
    let y = min(max(target.rect.minY, 0), maxY)

    // The end of the list is always a valid resting place.
    let candidates = stops.filter { $0 < maxY } + [maxY]
    if let nearest = candidates.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = nearest
    }
  }
}
