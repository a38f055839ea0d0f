import SwiftUI

/// A list that rests on the edges of its rows.
struct RowSnap: ScrollTargetBehavior {
  var rowHeight: CGFloat = 56

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // A finger that hardly moves stays where it is.
    guard abs(context.velocity.dy) > 20 else { return }
    target.rect.origin.y = (target.rect.origin.y / rowHeight).rounded() * rowHeight
  }
}
