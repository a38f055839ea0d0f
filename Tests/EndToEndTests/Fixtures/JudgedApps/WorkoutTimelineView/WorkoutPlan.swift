import SwiftUI

struct Interval: Identifiable, Hashable {
  enum Effort: String {
    case warmUp, hard, easy, coolDown
  }

  let id: Int
  let effort: Effort
  let minutes: Double
}

struct TimelineLayout {
  var pointsPerMinute: CGFloat = 12
  var gap: CGFloat = 6
  var leading: CGFloat = 16

  func width(of interval: Interval) -> CGFloat {
    CGFloat(interval.minutes) * pointsPerMinute
  }

  func stops(for intervals: [Interval]) -> [CGFloat] {
    intervals.dropLast().reduce(into: [0]) { result, interval in
      result.append(result[result.count - 1] + width(of: interval) + gap)
    }
  }

  func trailing(after intervals: [Interval], viewport: CGFloat) -> CGFloat {
    guard let last = intervals.last else { return 0 }
    return max(viewport - leading - width(of: last), 0)
  }
}

struct IntervalSnapping: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proposed = target.rect.minX
    let start = nearestStop(to: context.originalTarget.rect.minX)
    let landing = nearestStop(to: proposed)

    guard landing == start else {
      target.rect.origin.x = landing
      return
    }

    if context.velocity.dx > 0, proposed > start {
      target.rect.origin.x = stops.first(where: { $0 > start }) ?? start
    } else if context.velocity.dx < 0, proposed < start {
      target.rect.origin.x = stops.last(where: { $0 < start }) ?? start
    } else {
      target.rect.origin.x = start
    }
  }

  private func nearestStop(to x: CGFloat) -> CGFloat {
    stops.min(by: { abs($0 - x) < abs($1 - x) }) ?? 0
  }
}
