import SwiftUI

/// Keeps the profile header either fully open or fully collapsed once scrolling ends.
struct ProfileHeaderSnap: ScrollTargetBehavior {
  /// Scroll distance over which the header collapses.
  var collapseDistance: CGFloat = 100

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < collapseDistance else { return }

    if y < collapseDistance / 2 {
      target.rect.origin.y = 0
    } else {
      target.rect.origin.y = collapseDistance
    }
  }
}
