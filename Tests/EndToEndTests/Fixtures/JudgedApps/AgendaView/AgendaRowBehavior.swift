import SwiftUI

// Makes sure the agenda never stops in the middle of an event.
struct AgendaRowBehavior: ScrollTargetBehavior {
  let days: [AgendaDay]

  private var rowTops: [CGFloat] {
    var tops: [CGFloat] = []
    var y: CGFloat = 0
    for day in days {
      tops.append(y)  // day header
      y += AgendaLayout.header
      for _ in day.events {
        tops.append(y)  // event
        y += AgendaLayout.row
      }
    }
    return tops
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let wanted = target.rect.minY
    // the very bottom is a resting place of its own
    let stops = rowTops.filter { $0 < end } + [end]
    target.rect.origin.y = stops.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}
