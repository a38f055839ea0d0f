import SwiftUI

enum TimelineLayout {
  static let eventWidth: CGFloat = 80
  static let padding: CGFloat = 24

  static func width(of day: TripDay) -> CGFloat {
    CGFloat(max(1, day.events.count)) * eventWidth + padding * 2
  }
}

/// Settles on the beginning of the nearest day, or at the end of the trip.
///
/// Days differ in width, so their starts are summed up first.
struct DaySnap: ScrollTargetBehavior {
  private let starts: [CGFloat]

  init(days: [TripDay]) {
    var x: CGFloat = 0
    starts = days.map { day in
      defer { x += TimelineLayout.width(of: day) }
      return x
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.minX
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let stops = starts.map { min($0, end) } + [end]
    if let nearest = stops.min(by: { abs($0 - x) < abs($1 - x) }) {
      target.rect.origin.x = nearest
    }
  }
}
