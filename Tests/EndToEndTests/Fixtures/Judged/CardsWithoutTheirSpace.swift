// judged: misaligned-rest,unreachable-stop
import SwiftUI

struct CardSnap: ScrollTargetBehavior {
  let width: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / width).rounded() * width
  }
}

struct Cards: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(0..<14, id: \.self) { Text("\($0)").frame(width: 250) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(CardSnap(width: 250))
  }
}
