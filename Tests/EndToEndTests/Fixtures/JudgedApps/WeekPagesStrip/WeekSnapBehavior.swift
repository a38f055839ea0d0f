import SwiftUI

struct WeekSnapBehavior: ScrollTargetBehavior {
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.containerSize.width > 0 else { return }
    let pitch = context.containerSize.width + spacing
    let lastWeek = max(0, ((context.contentSize.width + spacing) / pitch).rounded() - 1)

    var week = (target.rect.minX / pitch).rounded()
    if context.velocity.dx != 0 {
      let current = (context.originalTarget.rect.minX / pitch).rounded()
      week = min(max(week, current - 1), current + 1)
    }

    target.rect.origin.x = min(max(week, 0), lastWeek) * pitch
  }
}

extension ScrollTargetBehavior where Self == WeekSnapBehavior {
  static func weeks(spacing: CGFloat) -> Self {
    WeekSnapBehavior(spacing: spacing)
  }
}
