import SwiftUI

struct WholeDaysBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let daysOnScreen: CGFloat = context.horizontalSizeClass == .regular ? 5 : 1
    let dayWidth = context.containerSize.width / daysOnScreen
    guard dayWidth > 0 else { return }

    let day = (target.rect.minX / dayWidth).rounded()
    target.rect.origin.x = day * dayWidth
  }
}

extension ScrollTargetBehavior where Self == WholeDaysBehavior {
  static var wholeDays: WholeDaysBehavior { .init() }
}
