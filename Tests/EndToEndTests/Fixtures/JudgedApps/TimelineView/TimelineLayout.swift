import SwiftUI

// Positions of the cards; the line between two cards grows with the days in between.
struct TimelineLayout {
  static let cardWidth: CGFloat = 220
  static let leading: CGFloat = 24

  let gaps: [CGFloat]
  let stops: [CGFloat]

  init(events: [TimelineEvent]) {
    var gaps: [CGFloat] = []
    var stops: [CGFloat] = []
    var x: CGFloat = 0
    for (index, event) in events.enumerated() {
      stops.append(x)
      guard index + 1 < events.count else { break }
      let seconds = events[index + 1].date.timeIntervalSince(event.date)
      let days = (seconds / 86_400).rounded()
      let gap = 16 + min(CGFloat(days) * 3, 160)
      gaps.append(gap)
      x += Self.cardWidth + gap
    }
    self.gaps = gaps
    self.stops = stops
  }
}

struct TimelineSnap: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !stops.isEmpty else { return }
    let x = target.rect.minX
    let next = stops.firstIndex { $0 >= x } ?? 0
    let previous = max(next - 1, 0)

    if x - stops[previous] < stops[next] - x {
      target.rect.origin.x = stops[previous]
    } else {
      target.rect.origin.x = stops[next]
    }
  }
}
