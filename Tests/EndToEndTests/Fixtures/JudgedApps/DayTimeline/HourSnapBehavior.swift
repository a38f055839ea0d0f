import SwiftUI

/// Rests at the top, with an hour line on the upper edge, or at the very end of the day.
struct HourSnapBehavior: ScrollTargetBehavior {
  let leading: CGFloat
  let hourHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let y = target.rect.minY

    let hourStops = (0..<24)
      .map { leading + CGFloat($0) * hourHeight }
      .filter { $0 < end }
    let stops = [0] + hourStops + [end]

    if let nearest = stops.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = nearest
    }
  }
}
