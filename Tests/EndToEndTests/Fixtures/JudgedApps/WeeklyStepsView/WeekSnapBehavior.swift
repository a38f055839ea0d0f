import SwiftUI

/// Settles a week-by-week chart on the first day of a week, moving at most one week per gesture.
struct WeekSnapBehavior: ScrollTargetBehavior {
  let weekLength: CGFloat
  let weekCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard weekCount > 0, context.velocity.dx != 0 else { return }

    let start = (context.originalTarget.rect.minX / weekLength).rounded()
    let proposed = target.rect.minX / weekLength
    let landing =
      context.velocity.dx > 0
      ? proposed.rounded(.up)
      : proposed.rounded(.down)

    let nearby = min(max(landing, start - 1), start + 1)
    let week = min(max(nearby, 0), CGFloat(weekCount - 1))
    target.rect.origin.x = week * weekLength
  }
}

extension ScrollTargetBehavior where Self == WeekSnapBehavior {
  static func weekly(length: CGFloat, count: Int) -> WeekSnapBehavior {
    WeekSnapBehavior(weekLength: length, weekCount: count)
  }
}

extension View {
  func trackingWeek(_ week: Binding<Int>, length: CGFloat) -> some View {
    onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / length).rounded())
    } action: { _, newWeek in
      week.wrappedValue = newWeek
    }
  }
}
