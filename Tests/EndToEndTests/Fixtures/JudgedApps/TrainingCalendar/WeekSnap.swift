import SwiftUI

/// Lets the strip come to rest on the Monday of a week.
struct WeekSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = StripMetrics.dayLength(in: context.containerSize.width) * CGFloat(StripMetrics.visibleDays)
    guard week > 0 else { return }

    let start = (context.originalTarget.rect.minX / week).rounded()
    let wanted = (target.rect.minX / week).rounded()
    // never more than two weeks in a gesture
    let index = min(max(wanted, start - 2), start + 2)
    target.rect.origin.x = max(index, 0) * week
  }
}

extension ScrollTargetBehavior where Self == WeekSnap {
  static var weeks: WeekSnap { WeekSnap() }
}
