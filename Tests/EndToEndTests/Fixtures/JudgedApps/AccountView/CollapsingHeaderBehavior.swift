import SwiftUI

enum HeaderMetrics {
  case tall, short

  init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass == .compact ? .short : .tall
  }

  var expanded: CGFloat { self == .tall ? 200 : 176 }
  var collapsed: CGFloat { self == .tall ? 84 : 60 }
  var travel: CGFloat { expanded - collapsed }
}

// The header never comes to rest half open. Below it the list scrolls freely.
struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let metrics: HeaderMetrics

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let travel = metrics.travel
    let y = target.rect.minY
    guard y > 0, y < travel else { return }

    let opens: Bool
    if abs(context.velocity.dy) > 150 {
      opens = context.velocity.dy < 0
    } else {
      opens = y < travel / 2
    }
    target.rect.origin.y = opens ? 0 : travel
  }
}

extension ScrollTargetBehavior where Self == CollapsingHeaderBehavior {
  static func collapsingHeader(_ metrics: HeaderMetrics) -> Self { .init(metrics: metrics) }
}
