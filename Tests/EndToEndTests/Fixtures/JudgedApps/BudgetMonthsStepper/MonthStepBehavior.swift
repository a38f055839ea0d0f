import SwiftUI

enum MonthMetrics {
  static let peek: CGFloat = 24
  static let gap: CGFloat = 12

  static func cardWidth(in container: CGFloat) -> CGFloat {
    max(container - 2 * peek, 0)
  }
}

// Turns one month per swipe.
struct MonthStepBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = MonthMetrics.cardWidth(in: context.containerSize.width) + MonthMetrics.gap
    let start = context.originalTarget.rect.minX / stride
    let end = target.rect.minX / stride
    let month: CGFloat
    if end - start > 0.2 {
      month = (start + 0.01).rounded(.down) + 1
    } else if start - end > 0.2 {
      month = (start - 0.01).rounded(.up) - 1
    } else {
      month = end.rounded()
    }
    let last = max(context.contentSize.width - context.containerSize.width, 0)
    target.rect.origin.x = min(max(month * stride, 0), last)
  }
}

extension ScrollTargetBehavior where Self == MonthStepBehavior {
  static var monthByMonth: MonthStepBehavior { .init() }
}
