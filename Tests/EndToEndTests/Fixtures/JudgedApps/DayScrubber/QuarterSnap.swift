import SwiftUI

/// Settles on quarter hours; a quick flick settles on full hours.
struct QuarterSnap: ScrollTargetBehavior {
  let hourHeight: CGFloat
  var hours: ClosedRange<CGFloat> = 0...24
  var fast: CGFloat = 1200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let perHour: CGFloat = abs(context.velocity.dy) > fast ? 1 : 4
    let hour = (target.rect.minY / hourHeight * perHour).rounded() / perHour
    target.rect.origin.y = min(max(hour, hours.lowerBound), hours.upperBound) * hourHeight
  }
}
