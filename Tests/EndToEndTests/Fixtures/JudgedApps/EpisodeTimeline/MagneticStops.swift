import SwiftUI

struct MagneticStops: ScrollTargetBehavior {
  var stops: [CGFloat]
  var pull: CGFloat = 24

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    let x = target.rect.minX
    guard end > 0, x > 0, x < end - 1 else { return }

    guard let nearest = stops.min(by: { abs($0 - x) < abs($1 - x) }),
      abs(nearest - x) <= pull
    else { return }

    target.rect.origin.x = min(nearest, end)
  }
}

extension ScrollTargetBehavior where Self == MagneticStops {
  static func magnetic(_ stops: [CGFloat]) -> MagneticStops { MagneticStops(stops: stops) }
}
