// options: --items 4
// pastes
// rests: 1170
import SwiftUI

struct Turn: ScrollTargetBehavior {
  let maxOffset: CGFloat
  let action: (Int, Bool) -> Void
  @Binding var page: Int?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = maxOffset
    action(1, true)
  }
}
