import SwiftUI

struct CardStops: ScrollTargetBehavior {
  var count: Int
  var width: CGFloat
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    var stops = (0..<count).map { CGFloat($0) * (width + spacing) }.filter { $0 < end }
    stops.append(end)

    let x = target.rect.minX
    let lower = stops.last { $0 <= x } ?? 0
    let upper = stops.first { $0 > x } ?? end
    guard upper > lower else {
      target.rect.origin.x = lower
      return
    }

    let progress = (x - lower) / (upper - lower)
    target.rect.origin.x = progress < threshold(for: context.velocity.dx) ? lower : upper
  }

  // A flick needs less travel than a plain drag.
  private func threshold(for velocity: CGFloat) -> CGFloat {
    if velocity > 150 { return 0.25 }
    if velocity < -150 { return 0.75 }
    return 0.5
  }
}

extension ScrollTargetBehavior where Self == CardStops {
  static func cards(count: Int, width: CGFloat, spacing: CGFloat) -> CardStops {
    CardStops(count: count, width: width, spacing: spacing)
  }
}
