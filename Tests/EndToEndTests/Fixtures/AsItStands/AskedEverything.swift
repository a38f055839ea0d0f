// pastes: 1170; nil
// says: Turn(maxOffset: ‹points›, action: { _, _ in }, page: .constant(‹Int?›))
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
