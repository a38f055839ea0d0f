// judged: amplified-fling
import SwiftUI

/// Covers that a flick is to carry on a little; it carries them to the end.
struct ShelfThrownFar: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<40) { number in
          RoundedRectangle(cornerRadius: 8).frame(width: 150, height: 220)
        }
      }
    }
    .scrollTargetBehavior(CarriedOn())
  }
}

struct CarriedOn: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x += context.velocity.dx * context.containerSize.width / 2
  }
}
