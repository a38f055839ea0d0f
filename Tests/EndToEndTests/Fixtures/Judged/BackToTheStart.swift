// judged: ignored-fling,misaligned-rest
import SwiftUI

struct OnlyOn: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = context.originalTarget.rect
    if context.velocity.dy > 0 {
      target.rect.origin.y = from.maxY
    } else if context.velocity.dy < 0 {
      target.rect.origin.y = from.minY
    }
  }
}

struct Numbers: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<80, id: \.self) { Text("\($0)").frame(height: 240) }
      }
    }
    .scrollTargetBehavior(OnlyOn())
  }
}
