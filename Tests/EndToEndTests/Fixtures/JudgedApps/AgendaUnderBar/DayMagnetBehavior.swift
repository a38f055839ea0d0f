import SwiftUI

/// Pulls the scroll view to the start of a day when it would stop close to one,
/// and leaves it alone otherwise.
struct DayMagnetBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]
  var radius: CGFloat = 48

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    let closest = stops.lazy
      .map { min($0, end) }
      .min { abs($0 - y) < abs($1 - y) }

    guard let closest, abs(closest - y) <= radius else { return }
    target.rect.origin.y = closest
  }
}
