import SwiftUI

/// Rests on whole rows.
struct Rows: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / height).rounded() * height
  }
}
