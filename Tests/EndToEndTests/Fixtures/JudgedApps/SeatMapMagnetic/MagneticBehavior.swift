import SwiftUI

// Scrolls freely, but a landing within `reach` of a stop or of the end is drawn to it.
struct MagneticBehavior: ScrollTargetBehavior {
  var stops: [CGFloat]
  var reach: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let candidates = stops.map { min($0, end) } + [end]
    guard let nearest = candidates.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(nearest - y) <= reach
    else { return }
    target.rect.origin.y = nearest
  }
}

extension ScrollTargetBehavior where Self == MagneticBehavior {
  static func magnetic(_ stops: [CGFloat], reach: CGFloat) -> Self {
    MagneticBehavior(stops: stops, reach: reach)
  }
}
